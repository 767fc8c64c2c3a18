import { plain } from '../model/inline.js';
import {
  PAPER_KINDS,
  type Paper,
  type PaperKind,
  type PaperSection,
  shownItems,
  verifiedText,
} from '../model/paper.js';
import { RULES_TITLE, rulesFor } from '../model/rules.js';
import { blockLines, hangingLines, textWidth, wrapText } from './blocks.js';
import { itemLines } from './items.js';

const centred = (text: string): string =>
  ' '.repeat(Math.max(0, Math.floor((textWidth - text.length) / 2))) + text;

function identityLines(fields: readonly string[] | undefined): string[] {
  if (!fields) return ['Nama : ______________________    NIM : ______________'];
  return fields.map((field) => `${field.padEnd(14)}: ${'_'.repeat(40)}`);
}

function headLines(paper: Paper, kind: PaperKind): string[] {
  const facts = paper.facts.map(([name, value]) => `${name.padEnd(14)}: ${value}`);
  const identity = kind === 'questions' ? ['', ...identityLines(paper.identity)] : [];
  const rules = rulesFor(paper, kind).flatMap((rule, index) =>
    hangingLines(`${index + 1}. `, plain(rule), textWidth),
  );
  return [
    ...(paper.issuer ? [centred(paper.issuer.toUpperCase())] : []),
    ...(paper.faculty ? [centred(paper.faculty)] : []),
    centred(`${PAPER_KINDS[kind].toUpperCase()} - ${paper.name.toUpperCase()}`),
    ...(paper.subtitle ? [centred(paper.subtitle)] : []),
    ...(paper.variant ? [centred(`VARIAN ${paper.variant}`)] : []),
    ...(paper.code && paper.course ? [centred(paper.course)] : []),
    ...(paper.term ? [centred(paper.term)] : []),
    '='.repeat(textWidth),
    ...facts,
    ...identity,
    ...(rules.length > 0 ? ['', RULES_TITLE, ...rules] : []),
    '='.repeat(textWidth),
    '',
    ...(kind === 'questions' ? blockLines(paper.intro ?? [], textWidth) : []),
  ];
}

function sectionLines(section: PaperSection, kind: PaperKind): string[] {
  const { heading, notes } = section;
  const items = shownItems(section, kind);
  if (items.length === 0 && kind !== 'questions') return [];
  const title = heading ? [heading.toUpperCase(), '-'.repeat(heading.length), ''] : [];
  const noted =
    kind === 'questions' ? notes.flatMap((note) => [...wrapText(note, textWidth), '']) : [];
  return [...title, ...noted, ...items.flatMap((item) => itemLines(item, kind))];
}

/**
 * A kind of file of a paper, as text: UTF-8 without a byte order mark, lines of at most 78 characters where
 * words allow it.
 */
export function renderText(paper: Paper, kind: PaperKind): Uint8Array<ArrayBuffer> {
  const sections = paper.sections.flatMap((section) => sectionLines(section, kind));
  const foot = paper.code ? ['', centred(`Kode naskah ${paper.code}`)] : [];
  const verified = paper.verified ? [centred(verifiedText(paper))] : [];
  const end = [centred('--- selesai ---'), ...foot, ...verified];
  const lines = [...headLines(paper, kind), ...sections, ...end];
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('\u00a0', ' ');
  return new TextEncoder().encode(`${text}\n`);
}
