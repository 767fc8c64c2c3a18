import { documentHeading, type Paper, type PaperKind, programmeName } from '../paper.js';
import { paperFacts, paperName } from './facts.js';
import { rulesFor } from './rules.js';
import { hangingLines, textWidth } from './text-blocks.js';
import { itemLines } from './text-items.js';

const centred = (text: string): string =>
  ' '.repeat(Math.max(0, Math.floor((textWidth - text.length) / 2))) + text;

function headLines(paper: Paper, kind: PaperKind): string[] {
  const facts = paperFacts(paper).map(([name, value]) => `${name.padEnd(14)}: ${value}`);
  const identity =
    kind === 'questions' ? ['', 'Nama : ______________________    NIM : ______________'] : [];
  const rules = rulesFor(paper, kind).flatMap((rule, index) =>
    hangingLines(`${index + 1}. `, rule, textWidth),
  );
  return [
    centred(programmeName.toUpperCase()),
    centred(`${documentHeading[kind].toUpperCase()} - ${paperName(paper).toUpperCase()}`),
    centred(paper.academicYear),
    '='.repeat(textWidth),
    ...facts,
    ...identity,
    '',
    'Petunjuk',
    ...rules,
    '='.repeat(textWidth),
    '',
  ];
}

/** UTF-8 without a byte order mark, lines of at most 78 characters where words allow it. */
export function renderText(paper: Paper, kind: PaperKind): Uint8Array {
  const sections = paper.sections.flatMap(({ heading, items }) => {
    const shown = items.filter(
      (item) => kind !== 'testCases' || item.parts.some((part) => part.cases.length),
    );
    if (shown.length === 0) return [];
    const title = heading ? [heading.toUpperCase(), '-'.repeat(heading.length), ''] : [];
    return [...title, ...shown.flatMap((item) => itemLines(item, kind))];
  });
  const lines = [...headLines(paper, kind), ...sections, centred('--- selesai ---')];
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('\u00a0', ' ');
  return new TextEncoder().encode(`${text}\n`);
}
