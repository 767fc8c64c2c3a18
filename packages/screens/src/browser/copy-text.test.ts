import { expect, it, vi } from 'vitest';
import { copyText } from '../sets/preview/share-address.js';

it('copies a text', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await copyText('isi', { clipboard: { writeText } })).toBe(true);
  expect(writeText).toHaveBeenCalledWith('isi');
});

it('tells of a browser that may not, or cannot', async () => {
  const writeText = async () => Promise.reject(new Error('not allowed'));
  expect(await copyText('isi', { clipboard: { writeText } })).toBe(false);
  expect(await copyText('isi', {})).toBe(false);
});
