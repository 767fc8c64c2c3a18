import { expect, it } from 'vitest';
import {
  allSent,
  bytesOf,
  categoryOfName,
  itemsOf,
  newItem,
  patchItem,
  type UploadItem,
  unsend,
  unsentItems,
} from './upload-items.js';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const one = newItem('a', 'questions', file('soal.pdf', 100));
const list: readonly UploadItem[] = [
  { ...one, status: 'uploading', progress: 0.5 },
  { ...newItem('b', 'answers', file('kunci.pdf', 300)), status: 'done', progress: 1, fileId: 4 },
  { ...newItem('c', 'testCases', file('a.txt', 10)), status: 'failed', progress: 0.7, error: 'x' },
  { ...newItem('d', 'testCases', file('b.txt', 10)) },
];

it('begins with the name and size of the file', () => {
  expect(one).toMatchObject({ name: 'soal.pdf', size: 100, status: 'ready', progress: 0 });
});

it('counts bytes: those sent of a running one, all of a done one, none of a failed one', () => {
  expect(bytesOf(list)).toEqual({ sent: 350, total: 420 });
  expect(bytesOf([])).toEqual({ sent: 0, total: 0 });
});

it('knows what is still to be sent', () => {
  expect(unsentItems(list).map(({ id }) => id)).toEqual(['c', 'd']);
  expect(allSent(list)).toBe(false);
  expect(allSent(list.slice(1, 2))).toBe(true);
});

it('changes one item and leaves the others as they are', () => {
  const next = patchItem(list, 'd', { status: 'done' });
  expect(next[3]?.status).toBe('done');
  expect(next[0]).toBe(list[0]);
});

it('parts the slots', () => {
  expect(itemsOf(list, 'testCases').map(({ id }) => id)).toEqual(['c', 'd']);
});

it('sends everything anew to another set, save what it does not have the bytes of', () => {
  const before = { ...one, id: 'e', file: undefined, status: 'done' as const, fileId: 7 };
  const next = unsend([...list, before]);
  expect(next.map(({ id, status, fileId }) => [id, status, fileId])).toEqual([
    ['a', 'ready', undefined],
    ['b', 'ready', undefined],
    ['c', 'ready', undefined],
    ['d', 'ready', undefined],
  ]);
});

it.each([
  ['uts-basis-data.pdf', 'questions'],
  ['Kunci_UTS.pdf', 'answers'],
  ['uts jawaban.docx', 'answers'],
  ['solusi2026.txt', 'answers'],
  ['uts-test-case.txt', 'testCases'],
  ['testcases_1.txt', 'testCases'],
  ['Latihan Pengujian Keyboard.pdf', 'questions'],
] as const)('%s belongs to %s', (name, category) => {
  expect(categoryOfName(name)).toBe(category);
});
