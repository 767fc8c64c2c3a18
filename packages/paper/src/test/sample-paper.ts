import { readMarkdown } from '../markdown/read-markdown.js';
import { paragraph } from '../model/block.js';
import type { Paper } from '../model/paper.js';

const TICKS = '```';

/** Every kind of block, and marks within marks. */
const BODY = `Pohon **biner *terurut*** dengan ~~dua~~ tiga simpul, ${'`left`'} dan $$x_i^2$$,
lihat [bab tiga](https://contoh.ac.id/bab#3).

### Catatan

1. kiri
   - dalam
2. kanan

- [x] selesai

${TICKS}python
def tinggi(simpul):
    return 0 if simpul is None else 1
${TICKS}

| Kunci | Nilai |
| --- | --- |
| satu | 90 |

> kutipan

---

$$
\\frac{a}{b}
$$
`;

/** A paper that uses all of the model. */
export const samplePaper: Paper = {
  title: 'UTS Struktur Data 2025',
  name: 'Ujian Tengah Semester',
  issuer: 'Program Studi Informatika',
  faculty: 'Fakultas Teknik',
  course: 'Struktur Data',
  term: 'Semester Ganjil 2025/2026',
  date: '2025-10-14',
  intro: readMarkdown('Bacalah *seluruh* naskah ini.'),
  facts: [
    ['Dosen', 'Ani & Budi'],
    ['Waktu', '90 menit'],
  ],
  rules: ['Buku tertutup.'],
  sections: [
    {
      heading: 'Bagian A. Pilihan ganda',
      notes: ['Pilih satu jawaban.'],
      items: [
        {
          number: 1,
          title: '',
          body: readMarkdown('Mana yang **bukan** pohon?'),
          options: ['Heap', 'Antrean'].map((text) => [paragraph(text)]),
          parts: [
            { label: '', points: 20, ask: [], answer: readMarkdown('**B.** Ia lurus.'), cases: [] },
          ],
          points: 20,
        },
      ],
    },
    {
      heading: 'Bagian B. Uraian',
      notes: [],
      items: [
        {
          number: 2,
          title: 'Pohon terurut',
          body: readMarkdown(BODY),
          options: [],
          parts: [
            {
              label: 'a',
              points: 50,
              ask: readMarkdown('Hitung tingginya.'),
              answer: readMarkdown('Tingginya tiga.'),
              cases: [{ input: '4 2 6', output: '3', note: 'seimbang' }],
            },
            {
              label: 'b',
              points: 30,
              ask: readMarkdown('Gambarkan pohonnya.'),
              answer: readMarkdown('Akarnya empat.'),
              cases: [],
            },
          ],
          points: 80,
          space: 3,
          remark: 'Bank soal 2024',
        },
      ],
    },
  ],
};
