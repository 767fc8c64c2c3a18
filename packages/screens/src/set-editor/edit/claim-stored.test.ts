import { expect, it } from 'vitest';
import { newItem, type UploadItem } from '../upload/upload-items.js';
import { claimStored } from './claim-stored.js';

const item = (id: string, part: Partial<UploadItem> = {}): UploadItem => ({
  ...newItem(id, 'questions', new File(['soal'], 'soal.txt')),
  ...part,
});
const stored = (id: number) => ({
  id,
  name: 'soal.txt',
  type: 'txt',
  category: 'questions' as const,
  size: 4,
});

it('takes a stored file for an item that seemed to fail', () => {
  const [claimed] = claimStored([item('a', { status: 'failed', error: 'x' })], [stored(7)]);
  expect(claimed).toMatchObject({ status: 'done', fileId: 7, error: undefined });
});

it('gives each stored file to one item only', () => {
  const done = item('a', { status: 'done', fileId: 7 });
  const statuses = (files: number[]) =>
    claimStored([done, item('b'), item('c')], files.map(stored)).map(({ status }) => status);
  expect(statuses([7])).toEqual(['done', 'ready', 'ready']);
  expect(statuses([7, 8])).toEqual(['done', 'done', 'ready']);
});

it.each([{ category: 'answers' as const }, { name: 'Soal.txt' }, { size: 5 }])(
  'takes no other file: %o',
  (part) => {
    expect(claimStored([item('a')], [{ ...stored(7), ...part }])[0]?.status).toBe('ready');
  },
);
