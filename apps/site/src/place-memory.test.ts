import { expect, it } from 'vitest';
import { createPlaceMemory } from './place-memory.js';

function shelf(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem(key: string, value: string) {
      content[key] = value;
    },
  };
}

it('knows each entry by itself', () => {
  const memory = createPlaceMemory();
  memory.enter('a');
  memory.note({ top: 900 });
  memory.note({ href: '/preview/3' });
  memory.enter('b');
  memory.note({ top: 40 });
  expect(memory.recall('a')).toEqual({ top: 900, href: '/preview/3' });
  expect(memory.recall('b')).toEqual({ top: 40 });
  expect(memory.recall('c')).toEqual({ top: 0 });
});

it('is found again by the next page of the tab', () => {
  const storage = shelf();
  const before = createPlaceMemory(storage);
  before.enter('a');
  before.note({ top: 900, href: '/preview/3' });
  expect(createPlaceMemory(storage).recall('a').top).toBe(0);
  before.keep();
  expect(createPlaceMemory(storage).recall('a')).toEqual({ top: 900, href: '/preview/3' });
});

it.each(['{', '7', 'null', '[1]'])('begins anew where %s was kept', (text) => {
  expect(createPlaceMemory(shelf({ places: text })).recall('a')).toEqual({ top: 0 });
});

it('does without a storage that refuses', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  };
  const memory = createPlaceMemory(refusing);
  memory.note({ top: 3 });
  memory.keep();
  expect(memory.recall('').top).toBe(3);
});
