import { expect, it } from 'vitest';
import { sameFilesBySet } from './same-files-by-set.js';

const set = (id: number) => ({ id, title: `UTS ${id}` });

it('names each set once, those with the most of the files first', () => {
  expect(
    sameFilesBySet([
      { name: 'a.pdf', other: 'x.pdf', set: set(1) },
      { name: 'a.pdf', other: 'y.pdf', set: set(2) },
      { name: 'b.pdf', other: 'a.pdf' },
      { name: 'b.pdf', other: 'z.pdf', set: set(2) },
      { name: 'b.pdf', other: 'w.pdf', set: set(2) },
    ]),
  ).toEqual([
    { set: set(2), names: ['a.pdf', 'b.pdf'], other: 'y.pdf' },
    { set: set(1), names: ['a.pdf'], other: 'x.pdf' },
  ]);
});
