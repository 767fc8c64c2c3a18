import { type Block, splitHead } from '../model/block.js';
import { plain } from '../model/inline.js';
import {
  isWhole,
  itemHead,
  optionLetter,
  type PaperItem,
  type PaperKind,
  type PaperPart,
  pointsText,
  shownParts,
  spaceLines,
  type TestCase,
} from '../model/paper.js';
import { blockLines, hangingLines, indentLines, textWidth } from './blocks.js';

const indent = '    ';
const inner = textWidth - indent.length;

const caseLines = ({ input, output, note }: TestCase, index: number): string[] => [
  `Kasus ${index + 1}${note ? `: ${note}` : ''}`,
  '  Masukan:',
  ...indentLines(input.split('\n'), '    '),
  '  Keluaran yang diharapkan:',
  ...indentLines(output.split('\n'), '    '),
  '',
];

/** Points are held together by a no-break space, which the file has as a plain one. */
const pointsOf = (points: number) => ` (${pointsText(points)}\u00a0poin)`;

function partLines(part: PaperPart, kind: PaperKind): string[] {
  const mark = part.label ? `${part.label}. ` : '';
  const width = inner - mark.length;
  const { head, rest } = splitHead(part.ask);
  const points = part.label ? pointsOf(part.points) : '';
  const asked = head.length > 0 ? hangingLines(mark, [...head, ...plain(points)], inner) : [];
  const more = kind === 'questions' ? blockLines(rest, width) : [];
  const solved = kind === 'answers' ? ['Jawaban:', ...answerLines(part, width)] : [];
  const cases = kind === 'testCases' ? part.cases.flatMap(caseLines) : [];
  const found = indentLines([...more, ...solved, ...cases], ' '.repeat(mark.length));
  return [...asked, '', ...found];
}

function answerLines({ answer, explanation = [] }: PaperPart, width: number): string[] {
  const reason = explanation.length > 0 ? ['Pembahasan:', ...blockLines(explanation, width)] : [];
  return [...blockLines(answer, width), ...reason];
}

function optionLines(option: readonly Block[], mark: string): string[] {
  const { head, rest } = splitHead(option);
  const below = indentLines(blockLines(rest, inner - mark.length), ' '.repeat(mark.length));
  return [...hangingLines(mark, head, inner), ...below];
}

function choiceLines(item: PaperItem, kind: PaperKind): string[] {
  if (kind === 'answers') return item.parts.slice(0, 1).flatMap((part) => answerLines(part, inner));
  const options = item.options.flatMap((option, index) =>
    optionLines(option, item.marks === 'boxes' ? '[ ] ' : `${optionLetter(index)}. `),
  );
  return [...options, ''];
}

export function itemLines(item: PaperItem, kind: PaperKind): string[] {
  const mark = `${item.number}.`.padEnd(indent.length);
  const points = item.points === undefined ? '' : pointsOf(item.points);
  const { head, rest } = itemHead(item);
  const headLines = hangingLines(mark, [...head, ...plain(points)], textWidth);
  const body = isWhole(item, kind) ? blockLines(rest, inner) : [];
  const choices = item.options.length > 0 ? choiceLines(item, kind) : [];
  const parts =
    item.options.length > 0 ? [] : shownParts(item, kind).flatMap((part) => partLines(part, kind));
  const space = Array.from({ length: kind === 'questions' ? spaceLines(item.space) : 0 }, () =>
    '.'.repeat(inner),
  );
  const remark =
    item.remark && kind === 'questions' ? hangingLines('', plain(item.remark), inner) : [];
  const below = [...body, ...choices, ...parts, ...space, ...remark, ''];
  return [...headLines, '', ...indentLines(below, indent)];
}
