import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dice } from '../exchange/test/random-questions.js';
import { pdfText } from '../test/pdf-text.js';
import { randomWord } from '../test/random-word.js';
import { wordPages } from './child/word-pages.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-word-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'every visible word of Word document %i is on its pages, and no hidden one',
  async (seed) => {
    const { bytes, shown, hidden } = await randomWord(dice(seed));
    const path = join(folder, `${seed}.docx`);
    await writeFile(path, bytes);
    const { pdf, whole } = await wordPages('soal.docx', path, 200);
    const text = (await pdfText(pdf)).replace(/\s/g, '');
    expect(whole).toBe(true);
    expect(shown.filter((word) => !text.includes(word))).toEqual([]);
    expect(hidden.filter((word) => text.includes(word))).toEqual([]);
  },
);
