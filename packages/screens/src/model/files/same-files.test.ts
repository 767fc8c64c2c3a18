import { expect, it, vi } from 'vitest';
import { newItem } from '../../set-editor/upload/upload-items.js';
import { sets } from '../../test/fixtures.js';
import { type QuestionSet } from '../sets/question-set.js';
import { sameContent, sameFiles, suspects } from './same-files.js';

const item = (name: string, content: string) =>
  newItem(name, 'questions', new File([content], name));
const set: QuestionSet = {
  ...(sets[0] as QuestionSet),
  id: 5,
  title: 'UTS',
  files: [{ id: 50, name: 'lama.txt', type: 'txt', category: 'questions', size: 4 }],
};

it('suspects what has the same size, here and in other sets', () => {
  const items = [item('a.txt', 'soal'), item('b.txt', 'SOAL'), item('c.txt', 'lain!')];
  const pairs = suspects(items, [set, set], undefined);
  expect(pairs.map(({ file, other }) => [file.name, other.name])).toEqual([
    ['a.txt', 'lama.txt'],
    ['b.txt', 'a.txt'],
    ['b.txt', 'lama.txt'],
  ]);
  expect(suspects(items.slice(0, 1), [set], 5)).toEqual([]);
});

it('names those that are the same byte by byte, and where', async () => {
  const items = [item('a.txt', 'soal'), item('b.txt', 'soal'), item('c.txt', 'SOAL')];
  const content = vi.fn(async () => new Blob(['soal']));
  const pairs = suspects(items, [set], undefined);
  await expect(sameFiles(pairs, content)).resolves.toEqual([
    { name: 'a.txt', other: 'lama.txt', set: { id: 5, title: 'UTS' } },
    { name: 'b.txt', other: 'a.txt', set: undefined },
    { name: 'b.txt', other: 'lama.txt', set: { id: 5, title: 'UTS' } },
  ]);
  await sameFiles(pairs, content);
  expect(content).toHaveBeenCalledTimes(3);
});

it('names each of several alike in the form once', async () => {
  const items = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => item(name, 'soal'));
  const found = await sameFiles(suspects(items, [], undefined), vi.fn());
  expect(found.map(({ name, other }) => [name, other])).toEqual([
    ['b.txt', 'a.txt'],
    ['c.txt', 'a.txt'],
    ['d.txt', 'a.txt'],
  ]);
});

it('takes a stored file that cannot be had for another', async () => {
  const pairs = suspects([item('a.txt', 'soal')], [set], undefined);
  await expect(sameFiles(pairs, () => Promise.reject(new Error('404')))).resolves.toEqual([]);
});

it('compares bytes, not names', async () => {
  const a = new File(['soal'], 'a.txt');
  await expect(sameContent(a, new File(['soal'], 'b.pdf'))).resolves.toBe(true);
  await expect(sameContent(a, new File(['soaL'], 'a.txt'))).resolves.toBe(false);
  await expect(sameContent(a, new File(['soal '], 'a.txt'))).resolves.toBe(false);
});

it('sees a difference in the last byte of a large file', async () => {
  const large = new Uint8Array(3_000_000);
  const other = large.slice();
  other[other.length - 1] = 1;
  await expect(sameContent(new Blob([large]), new Blob([large]))).resolves.toBe(true);
  await expect(sameContent(new Blob([large]), new Blob([other]))).resolves.toBe(false);
});
