import { expect, it } from 'vitest';
import { insertImage } from './use-image-insertion.js';

const ADDRESS = `gambar:${'a'.repeat(64)}`;

it('takes the place of what is selected, with the caret behind it', () => {
  const { text, start, end } = insertImage(
    { text: 'Lihat pohon ini', start: 6, end: 11 },
    'Pohon',
    ADDRESS,
  );
  expect(text).toBe(`Lihat ![Pohon](${ADDRESS}) ini`);
  expect([start, end]).toEqual([text.length - 4, text.length - 4]);
});

it('keeps what would end the description as words of it', () => {
  const { text } = insertImage({ text: '', start: 0, end: 0 }, ' a[0]\n\\ b ', ADDRESS);
  expect(text).toBe(`![a\\[0\\] \\\\ b](${ADDRESS})`);
});
