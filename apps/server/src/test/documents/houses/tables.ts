import { n, p, t, wordExam, x } from '../word-exam.js';
import type { House } from './house.js';

const whole = (cell: string) =>
  `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="3"/></w:tcPr>${cell}</w:tc></w:tr>`;
const row = (...cells: string[]) => t(cells).replace(/^<w:tbl><w:tblPr\/>|<\/w:tbl>$/g, '');

const body =
  t(
    [p('Mata Kuliah'), p('Algoritma dan Pemrograman')],
    [p('Kode'), p('IF1210')],
    [p('Semester'), p('Ganjil')],
  ) +
  p('') +
  `<w:tbl><w:tblPr/>${[
    row(p(['No', 'b']), p(['Soal', 'b']), p(['Bobot', 'b'])),
    whole(p(['I. Pilihan Ganda', 'b'])),
    row(
      n(1, 0, ''),
      p('Tipe data untuk bilangan bulat adalah ….') + p('A. real') + p('B. integer') + p('C. char'),
      p('5'),
    ),
    row(
      n(1, 0, ''),
      p('Simbol keputusan pada bagan alir berbentuk ….') +
        t([p('A. persegi'), p('C. belah ketupat')], [p('B. lingkaran'), p('D. jajar genjang')]),
      p('5'),
    ),
    row(
      n(1, 0, ''),
      p('Hasil dari program berikut adalah ….') +
        p(['x = 3', 'mono']) +
        p(['print(x * 2)', 'mono']) +
        p('A. 3') +
        p('B. 5') +
        p('C. 6'),
      p('10'),
    ),
    whole(p(['II. Uraian', 'b'])),
    row(
      n(1, 0, ''),
      p('Buatlah algoritma untuk mencari nilai terbesar dari tabel berikut.') +
        t([p('i'), p('1'), p('2')], [p('a[i]'), p('7'), p('9')]),
      p('40'),
    ),
    row(
      n(1, 0, ''),
      p(
        'Jelaskan perulangan ',
        x(
          '<w:del w:id="3"><w:r><w:delText>for</w:delText></w:r></w:del><w:ins w:id="4"><w:r><w:t>while</w:t></w:r></w:ins>',
        ),
        '.',
      ),
      p('40'),
    ),
  ].join('')}</w:tbl>` +
  p('Kunci Jawaban') +
  t(
    [p('No'), p('Kunci'), p('No'), p('Kunci')],
    [p('1'), p('B'), p('3'), p('C')],
    [p('2'), p('C'), p(''), p('')],
  );

/** The whole paper in a table that Word numbers, with rows as titles and tables within; the key in a table. */
export const tables: House = {
  document: () => wordExam(body),
  expected: [
    '12 pilihan ¦ Tipe data untuk bilangan bulat adalah …. ¦ real / *integer / char ¦ 5 poin ¦ @Algoritma dan Pemrograman',
    '18 pilihan ¦ Simbol keputusan pada bagan alir berbentuk …. ¦ persegi / lingkaran / *belah ketupat / jajar genjang ¦ 5 poin ¦ @Algoritma dan Pemrograman',
    '25 pilihan ¦ Hasil dari program berikut adalah ….⏎⏎```⏎x = 3⏎print(x * 2)⏎``` ¦ 3 / 5 / *6 ¦ 10 poin ¦ @Algoritma dan Pemrograman',
    '34 uraian ¦ Buatlah algoritma untuk mencari nilai terbesar dari tabel berikut.⏎⏎| i     | 1 | 2 |⏎| ----- | - | - |⏎| a\\[i] | 7 | 9 | ¦ 40 poin ¦ @Algoritma dan Pemrograman',
    '43 uraian ¦ Jelaskan perulangan while. ¦ 40 poin ¦ @Algoritma dan Pemrograman',
  ],
};
