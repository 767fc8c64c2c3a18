import { p, q, t, wordExam, x } from '../word-exam.js';
import type { House } from './house.js';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const cells = (...texts: string[]) =>
  `<m:mr>${texts.map((text) => `<m:e>${r(text)}</m:e>`).join('')}</m:mr>`;
const matrix = x(
  `<m:oMath>${r('A=')}<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:m>${cells('1', '2')}${cells('0', '3')}</m:m></m:e></m:d></m:oMath>`,
);
const columns = (count: number) =>
  q(`<w:sectPr><w:type w:val="continuous"/><w:cols w:num="${count}"/></w:sectPr>`);
const inserted = (text: string) =>
  x(`<w:ins w:id="1" w:author="a"><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:ins>`);
const deleted = (text: string) =>
  x(
    `<w:del w:id="2" w:author="a"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`,
  );
const note = x(
  '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>',
);
const control = (text: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="isian"/></w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;

const body =
  control('UJIAN TENGAH SEMESTER') +
  t([p('MATA KULIAH', ':', ' ALJABAR LINEAR')], [p('DOSEN: Dr. A. B. Contoh')]) +
  p('PERHATIAN!') +
  p('- Kerjakan semua soal.') +
  p('- Tulis jawaban dengan pulpen.') +
  columns(1) +
  p(['SOAL 1', 'b', 'u'], ' (Bobot 30)') +
  p('Diketahui matriks ', matrix, '.') +
  p('a)\tTentukan determinannya. [10]') +
  p('b)\tTentukan nilai ', ['eigen', 'i'], '-nya. [20]') +
  p('Jawaban:') +
  p('Determinannya 3.') +
  p('') +
  p(['SOAL 2', 'b', 'u'], ' (Bobot 30)') +
  p(
    'Sebuah ',
    deleted('vektor'),
    inserted('matriks'),
    ' disebut ortogonal',
    note,
    ' jika ',
    x(
      `<m:oMath><m:sSup><m:e>${r('A')}</m:e><m:sup>${r('T')}</m:sup></m:sSup>${r('A=I')}</m:oMath>`,
    ),
    '.',
  ) +
  p('Tulis fungsi yang mengujinya:') +
  p(['def uji(a):', 'mono']) +
  p(['\treturn ...', 'mono']) +
  p('') +
  p(['SOAL 3', 'b', 'u'], ' (Bobot 40)') +
  p('Diketahui sistem berikut.') +
  p(
    x(
      `<m:oMathPara><m:oMath><m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr><m:e>${r('x+&amp;y=2')}</m:e><m:e>${r('x-&amp;y=0')}</m:e></m:eqArr></m:e></m:d></m:oMath></m:oMathPara>`,
    ),
  ) +
  p('1) Tuliskan matriks lengkapnya.') +
  p('2) Selesaikan dengan eliminasi Gauss.') +
  columns(2) +
  t(
    [
      p('Mengetahui,') + p('Ketua Program Studi'),
      p('Bandung, 12 Oktober 2026') + p('Dosen Pengampu'),
    ],
    [p('NIP 1970'), p('NIP 1980')],
  );

/** Essays under titles of their own: parts, formulas, a program, tracked changes, footnotes, signatures. */
export const essays: House = {
  document: () => wordExam(body),
  expected: [
    '8 uraian ¦ Diketahui matriks $$A=\\begin{bmatrix} 1 & 2 \\\\ 0 & 3 \\end{bmatrix}$$.⏎⏎a. Tentukan determinannya. \\[10]⏎⏎b. Tentukan nilai *eigen*-nya. \\[20] ¦ =Determinannya 3. ¦ 30 poin ¦ @ALJABAR LINEAR',
    '15 kode ¦ Sebuah matriks disebut ortogonal jika $$A^{T}A=I$$.⏎⏎Tulis fungsi yang mengujinya:⏎⏎```⏎def uji(a):⏎\treturn ...⏎``` ¦ 30 poin ¦ @ALJABAR LINEAR',
    '21 uraian ¦ Diketahui sistem berikut.⏎⏎$$⏎\\begin{cases} x+&y=2 \\\\ x-&y=0 \\end{cases}⏎$$⏎⏎1. Tuliskan matriks lengkapnya.⏎2. Selesaikan dengan eliminasi Gauss. ¦ 40 poin ¦ @ALJABAR LINEAR',
  ],
};
