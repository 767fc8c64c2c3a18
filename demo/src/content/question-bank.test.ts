import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { demoTopics } from '../tags.js';
import type { Block, CodeBlock, EssayQuestion, Question, TableBlock } from './model.js';
import { questionBank } from './question-bank.js';

const questions: Question[] = Object.values(questionBank).flat();
const essays = questions.filter((question) => question.kind === 'essay');

const isCode = (block: Block | undefined): block is CodeBlock =>
  typeof block === 'object' && block.kind === 'code';
const isTable = (block: Block | undefined): block is TableBlock =>
  typeof block === 'object' && block.kind === 'table';

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

function databaseOf({ body }: EssayQuestion): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const { caption, head, rows } of body.filter(isTable)) {
    if (!caption) continue;
    const numeric = head.map((_, column) =>
      rows.every((row) => /^(-?\d+|NULL)$/.test(row[column] ?? '')),
    );
    const columns = head.map((name, index) => `${name} ${numeric[index] ? 'INTEGER' : 'TEXT'}`);
    database.exec(`CREATE TABLE ${caption} (${columns.join(', ')})`);
    for (const row of rows) {
      const values = row.map((cell, index) =>
        cell === 'NULL' || numeric[index] ? cell : `'${cell}'`,
      );
      database.exec(`INSERT INTO ${caption} VALUES (${values.join(', ')})`);
    }
  }
  return database;
}

function resultOf(database: DatabaseSync, query: string): string {
  const statement = database.prepare(query);
  statement.setReturnArrays(true);
  const rows = statement.all() as unknown as unknown[][];
  return rows.length ? rows.map((row) => row.join('|')).join('\n') : '(tidak ada baris)';
}

/** A definition is run before its case's statements, a query after them. */
function runSqlCase(question: EssayQuestion, program: string, input: string): string {
  const database = databaseOf(question);
  if (!program.startsWith('CREATE')) {
    database.exec(input);
    return resultOf(database, program);
  }
  database.exec(program);
  const statements = input.split('\n');
  const query = statements.at(-1)?.startsWith('SELECT') ? statements.pop() : undefined;
  try {
    database.exec(statements.join('\n'));
  } catch {
    return '(ditolak)';
  }
  return query ? resultOf(database, query) : '(diterima)';
}

const runScript = (source: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', source], { encoding: 'utf8' });
  return (stdout + stderr).trim();
};

const parts = essays.flatMap((question) =>
  question.parts.map((part, index) => ({
    name: `${question.title} ${'abcdef'[index]}`,
    question,
    part,
    program: part.answer.find(isCode),
  })),
);

test('every topic has essays of every level and multiple-choice questions', () => {
  for (const topic of demoTopics) {
    const own = questions.filter(({ topics }) => topics[0] === topic);
    for (const level of ['Mudah', 'Sedang', 'Sulit']) {
      const found = own.some((question) => question.kind === 'essay' && question.level === level);
      expect(found, `${topic} ${level}`).toBe(true);
    }
    expect(own.filter(({ kind }) => kind === 'choice').length).toBeGreaterThanOrEqual(3);
  }
});

test('titles are unique and every part has an answer', () => {
  const titles = essays.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { name, part } of parts) expect(part.answer.length, name).toBeGreaterThan(0);
});

test('the right option exists and options differ', () => {
  for (const question of questions) {
    if (question.kind !== 'choice') continue;
    expect(question.options[question.correct]).toBeDefined();
    expect(new Set(question.options).size).toBe(question.options.length);
  }
});

/** What the fonts of papers have in every style. */
const PRINTABLE = /^[ -~\u00a0-ÿ–—‘’“”•…€→≤≥≠−\n]*$/u;

test('the fonts of papers can show every character', () => {
  const strange = stringsOf(questions).filter((text) => !PRINTABLE.test(text));
  expect(strange).toEqual([]);
});

test('a listing fits the width of the page', () => {
  for (const { title, body, parts: own } of essays) {
    const asked = body.filter(isCode).flatMap(({ lines }) => lines);
    const answered = own.flatMap(({ answer }) =>
      answer.filter(isCode).flatMap(({ lines }) => lines),
    );
    expect(Math.max(0, ...asked.map((line) => line.length)), title).toBeLessThanOrEqual(81);
    expect(Math.max(0, ...answered.map((line) => line.length)), title).toBeLessThanOrEqual(77);
  }
});

test('the rows of a table are as long as its head', () => {
  const blocks = essays.flatMap(({ body, parts: own }) => [
    ...body,
    ...own.flatMap(({ ask, answer }) => [...ask, ...answer]),
  ]);
  for (const { head, rows } of blocks.filter(isTable)) {
    for (const row of rows) expect(row, row.join('|')).toHaveLength(head.length);
  }
});

describe('model answers in SQL', () => {
  const shown = parts.flatMap(({ name, question, part }) =>
    part.answer.flatMap((block, index) => {
      const result = part.answer[index + 1];
      return isCode(block) && block.language === 'sql' && isTable(result)
        ? [{ name, question, query: block.lines.join('\n'), rows: result.rows }]
        : [];
    }),
  );

  test.each(shown)('$name gives the printed rows', ({ question, query, rows }) => {
    const printed = rows.map((row) => row.join('|')).join('\n');
    expect(resultOf(databaseOf(question), query)).toBe(printed);
  });

  const tested = parts.filter(({ part, program }) => part.cases && program?.language === 'sql');

  test.each(tested)('$name passes its test cases', ({ question, part, program }) => {
    for (const { input, output } of part.cases ?? []) {
      expect(runSqlCase(question, program?.lines.join('\n') ?? '', input), input).toBe(output);
    }
  });
});

describe('model answers in JavaScript', () => {
  const tested = parts.filter(
    ({ part, program }) => part.cases && program?.language === 'javascript',
  );

  test.each(tested)('$name passes its test cases', ({ part, program }) => {
    for (const { input, output } of part.cases ?? []) {
      expect(runScript(`${program?.lines.join('\n')}\n${input}`), input).toBe(output);
    }
  });

  const printing = essays.flatMap(({ title, body, parts: own }) => {
    const source = body.find(isCode);
    const output = own.flatMap(({ answer }) => answer).filter(isCode);
    const printed = output.find(({ language }) => language === 'teks');
    return source?.language === 'javascript' && printed ? [{ title, source, printed }] : [];
  });

  test.each(printing)('$title prints what the answer says', ({ source, printed }) => {
    expect(runScript(source.lines.join('\n'))).toBe(printed.lines.join('\n'));
  });
});
