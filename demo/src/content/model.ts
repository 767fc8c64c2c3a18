import type { Topic } from '../tags.js';
import type { DemoLevel } from '../types.js';

/**
 * A paragraph is a string with inline marks: `code`, **strong**, *foreign term*, x^{2} and x_{1}.
 * Characters stay within Latin-1, typographic marks and →, ≤, ≥ and ≠, which every font of papers can show.
 */
export type Block = string | CodeBlock | TableBlock | ListBlock;

type CodeLanguage = 'python' | 'javascript' | 'java' | 'sql' | 'html' | 'css' | 'jsx' | 'teks';

export interface CodeBlock {
  kind: 'code';
  language: CodeLanguage;
  lines: string[];
}

export interface TableBlock {
  kind: 'table';
  head: string[];
  rows: string[][];
  /** Also the relation's name when a query of the question reads it. */
  caption?: string;
}

export interface ListBlock {
  kind: 'list';
  items: string[];
}

/** One test case of a part that asks for a program, a query or a table of results. */
export interface TestCase {
  input: string;
  output: string;
  note?: string;
}

interface QuestionPart {
  ask: Block[];
  answer: Block[];
  /** Share of the paper's points, in relation to the other parts. */
  weight: number;
  cases?: TestCase[];
}

export interface EssayQuestion {
  kind: 'essay';
  title: string;
  topics: Topic[];
  level: DemoLevel;
  body: Block[];
  parts: QuestionPart[];
}

export interface ChoiceQuestion {
  kind: 'choice';
  topics: Topic[];
  level: DemoLevel;
  body: Block[];
  options: string[];
  /** Index of the right option. */
  correct: number;
  reason: string;
}

export type Question = EssayQuestion | ChoiceQuestion;

function dedent(source: string): string[] {
  const lines = source.replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent));
}

export const code = (language: CodeLanguage, source: string): CodeBlock => ({
  kind: 'code',
  language,
  lines: dedent(source),
});

/** Cells are separated by '|', rows by line ends; the first row is the head. */
export function table(source: string, caption?: string): TableBlock {
  const [head = [], ...rows] = dedent(source).map((line) =>
    line.split('|').map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows, ...(caption && { caption }) };
}

export const list = (...items: string[]): ListBlock => ({ kind: 'list', items });

/** One block, or several. */
type Blocks = Block | Block[];
type WrittenPart = Omit<QuestionPart, 'ask' | 'answer'> & { ask: Blocks; answer: Blocks };

export const essay = ({
  body,
  parts,
  ...question
}: Omit<EssayQuestion, 'kind' | 'body' | 'parts'> & {
  body: Blocks;
  parts: WrittenPart[];
}): EssayQuestion => ({
  kind: 'essay',
  ...question,
  body: [body].flat(),
  parts: parts.map((part) => ({
    ...part,
    ask: [part.ask].flat(),
    answer: [part.answer].flat(),
  })),
});

export const choice = ({
  body,
  ...question
}: Omit<ChoiceQuestion, 'kind' | 'body'> & { body: Blocks }): ChoiceQuestion => ({
  kind: 'choice',
  ...question,
  body: [body].flat(),
});

export const testCase = (input: string, output: string, note?: string): TestCase => ({
  input: dedent(input).join('\n'),
  output: dedent(output).join('\n'),
  ...(note && { note }),
});
