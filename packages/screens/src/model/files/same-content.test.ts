import { expect, it } from 'vitest';
import { sameContent } from './same-files.js';

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
