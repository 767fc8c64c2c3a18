import { expect, it } from 'vitest';
import { memoryStorage } from '../test/memory-storage.js';
import { keepStored, parseStored, readStored } from './stored.js';

const asItIs = (kept: unknown) => kept;

it('reads what it kept, until it is taken away', () => {
  const storage = memoryStorage();
  keepStored(storage, 'k', { title: 'UTS' });
  expect(readStored(storage, 'k', asItIs)).toEqual({ title: 'UTS' });
  keepStored(storage, 'k', undefined);
  expect(storage.getItem('k')).toBeNull();
  expect(readStored(storage, 'k', asItIs)).toBeUndefined();
});

it.each([null, undefined, '', '{', 'x'])('finds nothing in %j', (text) => {
  expect(parseStored(text)).toBeUndefined();
});

it('does without a storage, and with one that refuses', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [undefined, refused]) {
    keepStored(storage, 'k', 1);
    keepStored(storage, 'k', undefined);
    expect(readStored(storage, 'k', asItIs)).toBeUndefined();
  }
});
