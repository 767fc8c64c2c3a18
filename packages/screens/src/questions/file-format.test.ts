import { expect, it } from 'vitest';
import { formatOf, guessFormat } from './file-format.js';

it.each([
  ['UTS 2024.docx', 'docx'],
  ['soal.xml', 'moodle'],
  ['SOAL.JSON', 'json'],
  ['kuis.gift', 'gift'],
  ['kuis.txt', 'gift'],
  ['tanpa-akhiran', 'gift'],
])('%s is taken for %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});

it.each([
  ['kuis.txt', 'Apa itu graf?\r\nA. Ini\r\nB. Itu\r\nANSWER: B\r\n', 'aiken'],
  ['kuis.txt', 'Apa itu graf? {=Ini ~Itu}', 'gift'],
  ['kuis.gift', 'ANSWER: B', 'gift'],
  ['kuis.xml', 'ANSWER: B', 'moodle'],
] as const)('takes %s for what stands in it', async (name, text, format) => {
  await expect(guessFormat(new File([text], name))).resolves.toBe(format);
});
