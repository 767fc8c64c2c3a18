import { samplePng } from '../../sample-png.js';
import { n, numbering, p, q, t, wordExam, x } from '../word-exam.js';
import { picture } from '../word-package.js';
import type { House } from './house.js';

const ask = (...parts: Parameters<typeof p>) => q('<w:pStyle w:val="Soal"/>', ...parts);
const option = (...parts: Parameters<typeof p>) => q('<w:pStyle w:val="Opsi"/>', ...parts);
const title = (text: string) => q('<w:pStyle w:val="Bagian"/>', text);
/** The list of the questions, begun anew. */
const anew = (...parts: Parameters<typeof p>) => n(9, 0, ...parts);
const r = (text: string) =>
  `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t>${text}</m:t></m:r>`;

const style = (id: string, name: string, list: string, more = '') =>
  `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="ListParagraph"/><w:pPr>${list}</w:pPr>${more}</w:style>`;

const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  '<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720"/></w:pPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>',
  style('Soal', 'Soal', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
  style('Opsi', 'Opsi', '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'),
  style('Bagian', 'Bagian', '<w:numPr><w:numId w:val="2"/></w:numPr>', '<w:rPr><w:b/></w:rPr>'),
].join('')}</w:styles>`;

const NUMBERING = numbering(
  {
    1: [
      ['decimal', '%1.', '<w:pStyle w:val="Soal"/>'],
      ['upperLetter', '%2.', '<w:pStyle w:val="Opsi"/>'],
    ],
    2: [['upperRoman', '%1.', '<w:pStyle w:val="Bagian"/>']],
    3: [['decimal', '%1.']],
  },
  '<w:num w:numId="9"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
);

const body =
  t([
    p(x(picture('r:embed="p1"'))),
    p(['UNIVERSITAS CONTOH', 'b']) + p('Program Studi Informatika'),
  ]) +
  p(['UJIAN TENGAH SEMESTER GASAL 2026/2027', 'b']) +
  t(
    [p('Mata Kuliah'), p(': Struktur Data'), p('Hari/Tanggal'), p(': Senin, 12 Oktober 2026')],
    [p('Dosen'), p(': Sari Dewi'), p('Waktu'), p(': 90 menit')],
  ) +
  p(['Petunjuk Pengerjaan:', 'b']) +
  n(3, 0, 'Berdoalah sebelum mengerjakan.') +
  n(3, 0, 'Ujian bersifat tutup buku.') +
  n(3, 0, 'Pilih satu jawaban yang paling tepat (A, B, C, atau D).') +
  title('PILIHAN GANDA (Bobot 60)') +
  ask('Struktur data yang bekerja dengan prinsip LIFO adalah ….') +
  option('antrean') +
  option(['tumpukan', 'b']) +
  option('pohon') +
  option('graf') +
  ask('Kompleksitas pencarian biner pada larik terurut berukuran ', ['n', 'i'], ' adalah ….') +
  option(x(`<m:oMath>${r('O')}<m:d>${'<m:e>'}${r('n')}${'</m:e>'}</m:d></m:oMath>`)) +
  option(['O(log n)', 'b']) +
  option('O(1)') +
  ask('Perhatikan gambar pohon berikut.') +
  p(x(picture('r:embed="p1"'))) +
  q('<w:ind w:left="720"/>', 'Penelusuran ', ['preorder', 'i'], ' dari pohon tersebut adalah ….') +
  option('A B C D') +
  option('B A C D') +
  option(['A C B D', 'b']) +
  ask('Pernyataan berikut yang benar adalah ….') +
  n(3, 0, 'Larik berukuran tetap.') +
  n(3, 0, 'Senarai berantai tidak memerlukan penunjuk.') +
  option('1') +
  option(['2', 'b']) +
  option('1 dan 2') +
  title('ESAI') +
  anew('Jelaskan perbedaan ', ['stack', 'i'], ' dan ', ['queue', 'i'], '! (Bobot: 15)') +
  anew(
    'Ubah ekspresi ',
    x(`<m:oMath><m:f><m:num>${r('a+b')}</m:num><m:den>${r('c')}</m:den></m:f></m:oMath>`),
    ' ke dalam notasi ',
    ['postfix', 'i'],
    '. (Bobot: 25)',
  ) +
  p('') +
  p(['— Selamat Mengerjakan —', 'b']);

/** Word: questions, options and sections counted by styles, a list begun anew, the key in bold. */
export const wordStyles: House = {
  document: () =>
    wordExam(body, {
      relations: [['p1', 'image', 'media/image1.png']],
      parts: {
        'word/styles.xml': STYLES,
        'word/numbering.xml': NUMBERING,
        'word/media/image1.png': samplePng(9, 9),
      },
    }),
  expected: [
    '18 pilihan ¦ Struktur data yang bekerja dengan prinsip LIFO adalah …. ¦ antrean / *tumpukan / pohon / graf ¦ @Struktur Data',
    '23 pilihan ¦ Kompleksitas pencarian biner pada larik terurut berukuran *n* adalah …. ¦ $$O(n)$$ / *O(log n) / O(1) ¦ @Struktur Data',
    '27 pilihan ¦ Perhatikan gambar pohon berikut.⏎⏎![](gambar:)⏎⏎Penelusuran *preorder* dari pohon tersebut adalah …. ¦ A B C D / B A C D / *A C B D ¦ @Struktur Data',
    '33 pilihan ¦ Pernyataan berikut yang benar adalah ….⏎⏎1. Larik berukuran tetap.⏎2. Senarai berantai tidak memerlukan penunjuk. ¦ 1 / *2 / 1 dan 2 ¦ @Struktur Data',
    '40 uraian ¦ Jelaskan perbedaan *stack* dan *queue*! ¦ 15 poin ¦ @Struktur Data',
    '41 uraian ¦ Ubah ekspresi $$\\frac{a+b}{c}$$ ke dalam notasi *postfix*. ¦ 25 poin ¦ @Struktur Data',
  ],
};
