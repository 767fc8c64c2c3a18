import type { TestCase } from '../content/model.js';
import type { PaperItem, PaperKind, PaperPart } from '../paper.js';
import { plainInline } from './inline.js';
import { blockLines, hangingLines, indentLines, textWidth, wrapText } from './text-blocks.js';

const letters = 'ABCDEFGH';
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

function partLines(part: PaperPart, kind: PaperKind): string[] {
  const mark = part.label ? `${part.label}. ` : '';
  const width = inner - mark.length;
  const [first, ...rest] = kind === 'questions' ? part.ask : part.ask.slice(0, 1);
  const points = part.label ? ` (${part.points}\u00a0poin)` : '';
  const asked = typeof first === 'string' ? hangingLines(mark, `${first}${points}`, inner) : [];
  const more = indentLines(blockLines(rest, width), ' '.repeat(mark.length));
  const solved = kind === 'answers' ? ['Jawaban:', ...blockLines(part.answer, width)] : [];
  const cases = kind === 'testCases' ? part.cases.flatMap(caseLines) : [];
  const found = indentLines([...solved, ...cases], ' '.repeat(mark.length));
  return [...asked, '', ...more, ...found];
}

function choiceLines(item: PaperItem, kind: PaperKind): string[] {
  if (kind === 'answers') return blockLines(item.parts[0]?.answer ?? [], inner);
  const options = item.options.flatMap((option, index) =>
    hangingLines(`${letters[index]}. `, option, inner),
  );
  return [...options, ''];
}

export function itemLines(item: PaperItem, kind: PaperKind): string[] {
  const mark = `${item.number}.`.padEnd(indent.length);
  const points = `(${item.points}\u00a0poin)`;
  const [question = ''] = item.body;
  const title = item.title || (typeof question === 'string' ? plainInline(question) : '');
  const [first = '', ...rest] = wrapText(`${title} ${points}`, inner);
  const head = [mark + first, ...indentLines(rest, indent), ''];
  if (item.options.length) return [...head, ...indentLines(choiceLines(item, kind), indent)];
  const body = kind === 'questions' ? blockLines(item.body, inner) : [];
  const parts = item.parts.filter((part) => kind !== 'testCases' || part.cases.length);
  const lines = [...body, ...parts.flatMap((part) => partLines(part, kind))];
  return [...head, ...indentLines(lines, indent)];
}
