import type { PassageLine, QuestionRow } from '@bank-soal/contract/questions';
import { NEW_QUESTION, type QuestionBody } from '@bank-soal/contract/questions';
import type { ValueStorage } from '../browser/stored-values.js';

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';
const SHA = 'ab'.repeat(32);

/** Pictures of the sample file. */
export const wordPictures = { [SHA]: DOT };

type Part = readonly [role: PassageLine['role'], label: string, markdown: string];

function row(
  line: number,
  body: QuestionBody & Pick<QuestionRow, 'kind'>,
  parts: readonly Part[],
  rest: Partial<QuestionRow> = {},
): QuestionRow {
  const passage = parts.map(([role, label, markdown], at) => ({
    line: line + at,
    role,
    label,
    markdown,
  }));
  const told = { ...NEW_QUESTION, subject: 'Basis Data', ...body };
  return {
    line,
    kind: body.kind,
    title: body.markdown ?? '',
    problems: [],
    duplicateOf: null,
    nearOf: null,
    sameAs: null,
    review: { body: told as never, passage },
    ...rest,
  };
}

const choice = (right: number, ...options: string[]) =>
  options.map((markdown, at) => ({ markdown, right: at === right }));

/** What the server says of a sample file: one is fine, the others are unsure in a way each. */
export const wordRows: QuestionRow[] = [
  row(
    3,
    {
      kind: 'pilihan',
      markdown: 'Kompleksitas pencarian biner adalah …',
      options: choice(1, '$$O(n)$$', '$$O(\\log n)$$', '$$O(1)$$'),
      points: 5,
    },
    [
      ['question', '1.', 'Kompleksitas pencarian biner adalah …'],
      ['option', 'A.', '$$O(n)$$'],
      ['option', 'B.', '**$$O(\\log n)$$**'],
      ['option', 'C.', '$$O(1)$$'],
    ],
  ),
  row(
    7,
    {
      kind: 'pilihan',
      markdown: `Pohon pada gambar berikut seimbang.\n\n![](gambar:${SHA})`,
      options: choice(0, 'ya', 'tidak'),
    },
    [
      ['question', '2.', 'Pohon pada gambar berikut seimbang.'],
      ['text', '', `![](gambar:${SHA})`],
      ['option', 'A.', 'ya'],
      ['option', 'B.', 'tidak'],
    ],
    {
      problems: [
        { code: 'no-key', message: 'Kunci jawaban tidak ditemukan di file.', blocking: true },
      ],
    },
  ),
  row(
    11,
    { kind: 'uraian', markdown: 'Jelaskan normalisasi.\n\nSebutkan tiga bentuk normal.' },
    [
      ['question', '3.', 'Jelaskan normalisasi.'],
      ['text', '', 'Sebutkan tiga bentuk normal.'],
    ],
    {
      problems: [
        { code: 'unsure-boundary', message: 'Penomoran tidak berlanjut di sini.', blocking: false },
      ],
    },
  ),
  row(
    13,
    { kind: 'uraian', markdown: 'Jelaskan perbedaan tumpukan dan antrean.' },
    [['question', '4.', 'Jelaskan perbedaan tumpukan dan antrean.']],
    { duplicateOf: 11 },
  ),
  row(
    14,
    { kind: 'benar-salah', markdown: 'Menurut Budi, graf selalu terhubung.', answer: 'salah' },
    [
      ['question', '5.', 'Menurut Budi, graf selalu terhubung. (B/S)'],
      ['key', '', 'Kunci: S'],
    ],
    { nearOf: 12 },
  ),
];

/** A storage that lasts as long as the page; `isFull` refuses what is to be kept. */
export function memoryValues(isFull = false): ValueStorage {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => structuredClone(values.get(key)),
    write: async (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      if (value === undefined) values.delete(key);
      else values.set(key, structuredClone(value));
    },
  };
}
