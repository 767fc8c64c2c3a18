import { expect, it } from 'vitest';
import { CachedLists } from './cached-lists.js';

const list = (bytes: number) => ({ bytes });

it('keeps those that were asked for last, up to so many bytes', () => {
  const lists = new CachedLists<string, { bytes: number }>(100);
  for (const key of ['a', 'b', 'c']) {
    lists.measure(
      key,
      lists.of(key, () => list(40)),
    );
  }
  expect(lists.known('a')).toBeUndefined();
  // The list that was used last goes last.
  const b = lists.known('b');
  lists.measure(
    'd',
    lists.of('d', () => list(50)),
  );
  expect(lists.known('c')).toBeUndefined();
  expect(lists.known('b')).toBe(b);
  expect(lists.known('d')).toEqual(list(50));
});

it('counts what a list takes by now', () => {
  const lists = new CachedLists<string, { bytes: number }>(100);
  const grown = lists.of('a', () => list(10));
  lists.measure('a', grown);
  lists.measure(
    'b',
    lists.of('b', () => list(60)),
  );
  grown.bytes = 90;
  lists.measure('a', grown);
  expect([lists.known('a'), lists.known('b')]).toEqual([undefined, list(60)]);
  // One that had to go while it was read is not counted.
  lists.measure('a', grown);
  lists.measure(
    'c',
    lists.of('c', () => list(40)),
  );
  expect([lists.known('b'), lists.known('c')]).toEqual([list(60), list(40)]);
});
