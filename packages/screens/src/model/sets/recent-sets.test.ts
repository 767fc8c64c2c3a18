import { expect, it } from 'vitest';
import { RECENT_MOST, readRecent, withRecent } from './recent-sets.js';

it('puts the last one in front, each once, and keeps few', () => {
  let list = readRecent(undefined);
  for (let id = 1; id <= 9; id += 1) list = withRecent(list, { id, title: `Paket ${id}` });
  list = withRecent(list, { id: 8, title: 'Paket 8 baru' });
  expect(list).toHaveLength(RECENT_MOST);
  expect(list.map(({ id }) => id)).toEqual([8, 9, 7, 6, 5]);
  expect(list[0]?.title).toBe('Paket 8 baru');
});

it.each([{}, 'x', null, [1, { id: 'a', title: 'b' }]])('takes %j for none', (kept) => {
  expect(readRecent(kept)).toEqual([]);
});
