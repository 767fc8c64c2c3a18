import { expect, it } from 'vitest';
import { recallPlace, rememberPlace } from './place-memory.js';

const place = (offset: number) => ({ offset, total: 0, rows: [], columns: 1 });

it('remembers the last place of a key', () => {
  rememberPlace('a', place(1));
  rememberPlace('a', place(2));
  expect(recallPlace('a')?.offset).toBe(2);
  expect(recallPlace('unknown')).toBeUndefined();
});

it('forgets the oldest of too many', () => {
  rememberPlace('first', place(1));
  for (let index = 0; index < 50; index += 1) rememberPlace(`page ${index}`, place(index));
  expect(recallPlace('first')).toBeUndefined();
  expect(recallPlace('page 0')?.offset).toBe(0);
});
