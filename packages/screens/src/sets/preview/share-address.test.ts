import { expect, it, vi } from 'vitest';
import { copyText, shareAddress } from './share-address.js';

const what = { title: 'UAS Basis Data', url: 'https://contoh.ac.id/preview/2' };

it('leaves it to the system where it can share', async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  expect(await shareAddress(what, { share, clipboard: { writeText } })).toBe('said');
  expect(share).toHaveBeenCalledWith(what);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address where it cannot', async () => {
  const writeText = vi.fn(async () => {});
  expect(await shareAddress(what, { clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(what.url);
});

it('takes a closed dialog for no failure, and anything else for one', async () => {
  const abort = async () => {
    throw new DOMException('closed', 'AbortError');
  };
  const refuse = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  expect(await shareAddress(what, { share: abort })).toBe('said');
  expect(await shareAddress(what, { clipboard: { writeText: refuse } })).toBe('failed');
  expect(await shareAddress(what, {})).toBe('failed');
});

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
