import type { PaperBody } from '@bank-soal/contract/papers';
import { expect, it } from 'vitest';
import { mergePapers } from './merge-papers.js';

const item = (questionId: number, points = 1) => ({ questionId, version: 1, points });
const section = (title: string, ...items: ReturnType<typeof item>[]) => ({ title, items });
const BASE: PaperBody = {
  title: 'UTS',
  head: { course: 'Basis Data', lecturer: 'Sari', rules: [] },
  instructions: [],
  sections: [section('A', item(1), item(2)), section('B', item(3))],
  variants: 1,
};
const withItems = (...items: ReturnType<typeof item>[]): PaperBody => ({
  ...BASE,
  sections: [section('A', ...items), section('B', item(3))],
});

it('keeps both changes where they do not meet', () => {
  const mine = { ...BASE, title: 'UTS 1', head: { ...BASE.head, lecturer: 'Tono' } };
  const theirs = { ...BASE, variants: 2, head: { ...BASE.head, course: 'SQL' } };
  expect(mergePapers(BASE, mine, theirs)).toEqual({
    fields: [],
    body: {
      ...BASE,
      title: 'UTS 1',
      variants: 2,
      head: { course: 'SQL', lecturer: 'Tono', rules: [] },
    },
  });
});

it('asks where both changed the same field, and takes the chosen side', () => {
  const mine = { ...BASE, title: 'Saya', variants: 3 };
  const theirs = { ...BASE, title: 'Dia' };
  expect(mergePapers(BASE, mine, theirs)).toMatchObject({
    fields: ['title'],
    body: { title: 'Dia', variants: 3 },
  });
  expect(mergePapers(BASE, mine, theirs, { title: 'mine' }).body.title).toBe('Saya');
  expect(mergePapers(BASE, BASE, BASE).fields).toEqual([]);
  expect(mergePapers(undefined, mine, theirs).fields).toEqual(['title', 'variants']);
});

it.each([
  [
    'added by both',
    withItems(item(1), item(2), item(4)),
    withItems(item(1), item(2), item(5)),
    [1, 2, 4, 5],
  ],
  [
    'taken out by one, added by the other',
    withItems(item(1)),
    withItems(item(1), item(2), item(5)),
    [1, 5],
  ],
  ['moved by me', withItems(item(2), item(1)), withItems(item(1), item(2), item(5)), [2, 1, 5]],
  ['moved by them', withItems(item(1), item(2), item(4)), withItems(item(2), item(1)), [2, 1, 4]],
])('merges questions %s', (_, mine, theirs, ids) => {
  const { body, fields } = mergePapers(BASE, mine, theirs);
  expect(fields).toEqual([]);
  expect(body.sections?.[0]?.items?.map(({ questionId }) => questionId)).toEqual(ids);
});

it('asks about questions that both weighed, and that would stand twice', () => {
  const mine = withItems(item(1, 5), item(2));
  expect(mergePapers(BASE, mine, withItems(item(1, 7), item(2))).fields).toEqual(['sections']);
  const moved = {
    ...BASE,
    sections: [section('A', item(1), item(2), item(9)), section('B', item(3))],
  };
  const other = {
    ...BASE,
    sections: [section('A', item(1), item(2)), section('B', item(3), item(9))],
  };
  expect(mergePapers(BASE, moved, other).fields).toEqual(['sections']);
  const fewer = { ...BASE, sections: [section('A', item(1), item(2))] };
  expect(mergePapers(BASE, fewer, mine).fields).toEqual(['sections']);
});
