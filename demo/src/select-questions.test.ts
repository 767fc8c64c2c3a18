import { expect, test } from 'vitest';
import { essay, testCase } from './content/model.js';
import { selectQuestions } from './select-questions.js';
import type { Topic } from './tags.js';
import type { DemoLevel } from './types.js';

const question = (title: string, topic: Topic, level: DemoLevel, cases = false) =>
  essay({
    title,
    topics: [topic],
    level,
    body: [],
    parts: [{ ask: [], answer: [], weight: 1, cases: cases ? [testCase('1', '1')] : [] }],
  });

const bank = [
  question('sql easy', 'SQL', 'Mudah'),
  question('sql medium', 'SQL', 'Sedang'),
  question('sql medium with cases', 'SQL', 'Sedang', true),
  question('erd medium', 'ERD', 'Sedang'),
  question('css medium', 'CSS', 'Sedang'),
];

const titles = (wish: Parameters<typeof selectQuestions>[1]) =>
  selectQuestions(bank, wish).map((item) => (item.kind === 'essay' ? item.title : ''));

test('draws from every topic, in the order of topics', () => {
  expect(titles({ topics: ['ERD', 'SQL'], level: 'Sedang', count: 2, seed: 0 })).toEqual([
    'erd medium',
    'sql medium',
  ]);
});

test('prefers the level, then takes a nearby one', () => {
  expect(titles({ topics: ['SQL'], level: 'Mudah', count: 2, seed: 0 })).toEqual([
    'sql easy',
    'sql medium',
  ]);
});

test('another seed draws other questions', () => {
  const wish = { topics: ['SQL' as const], level: 'Sedang' as const, count: 1 };
  expect(titles({ ...wish, seed: 0 })).not.toEqual(titles({ ...wish, seed: 1 }));
});

test('puts questions with test cases first when they are wanted', () => {
  const wish = { topics: ['SQL' as const], level: 'Sedang' as const, count: 1, withCases: true };
  expect(titles({ ...wish, seed: 0 })).toEqual(['sql medium with cases']);
  expect(titles({ ...wish, seed: 1 })).toEqual(['sql medium with cases']);
});
