import { expect, it } from 'vitest';
import { createPlaceMemory } from './place-memory.js';

it('knows each entry by itself', () => {
  const memory = createPlaceMemory();
  memory.enter('a');
  memory.note({ top: 900 });
  memory.note({ href: '/preview/3' });
  memory.enter('b');
  memory.note({ top: 40 });
  expect(memory.recall('a')).toEqual({ top: 900, href: '/preview/3' });
  expect(memory.recall('b')).toEqual({ top: 40, href: undefined });
  expect(memory.recall('c')).toEqual({ top: 0, href: undefined });
});
