import { h, n, p, t, x } from '../word-exam.js';
import type { Points } from './points.js';

const drawing = (blip: string, around = 'inline') =>
  x(
    `<w:r><w:drawing><wp:${around}><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${blip}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:${around}></w:drawing></w:r>`,
  );
const picture = { picture: true };

/** Points, topics, courses, passages, and what stands around questions. */
export const aroundPoints: Points = {
  'points in round brackets': [
    p('1. Apa? (10 poin)') + p('2. Siapa? (Bobot: 5)'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '2 uraian ¦ Siapa? ¦ 5 poin'],
  ],
  'points in square brackets': [
    p('1. Apa? [10]') + p('2. Siapa? [2,5]'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '2 uraian ¦ Siapa? ¦ 2.5 poin'],
  ],
  'points by words': [
    p('1. Apa? Bobot: 10') + p('2. Siapa? Skor 5'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '2 uraian ¦ Siapa? ¦ 5 poin'],
  ],
  'points in a line of their own': [
    p('1. Apa?') + p('(Bobot: 10)') + p('2. Siapa?') + p('Skor: 20'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '3 uraian ¦ Siapa? ¦ 20 poin'],
  ],
  'points before the question': [
    p('1. (10 poin) Apa?') + p('2. [15] Siapa?') + p('3. (Skor 5) Di mana?'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '2 uraian ¦ Siapa? ¦ 15 poin', '3 uraian ¦ Di mana? ¦ 5 poin'],
  ],
  'points behind the number': [
    p('Soal 1 (10 poin)') + p('Apa?') + p('Soal 2 [20]') + p('Siapa?'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '3 uraian ¦ Siapa? ¦ 20 poin'],
  ],
  'bold points': [p('1. Apa? ', ['(10 poin)', 'b']), ['1 uraian ¦ Apa? ¦ 10 poin']],
  'points behind the options': [
    p('1. Apa?') + p('A. x') + p('B. y') + p('Bobot: 5') + p('Kunci: A'),
    ['1 pilihan ¦ Apa? ¦ *x / y ¦ 5 poin'],
  ],
  'points at the end of a second paragraph': [
    p('1. Diketahui x.') + p('Hitung y. (10 poin)'),
    ['1 uraian ¦ Diketahui x.⏎⏎Hitung y. ¦ 10 poin'],
  ],
  'an index is no points': [
    p('1. Berapa a[10]?') + p('2. Isi dari a[10]') + p('3. Ada (10 poin) di layar, sebutkan.'),
    [
      '1 uraian ¦ Berapa a\\[10]?',
      '2 uraian ¦ Isi dari a\\[10]',
      '3 uraian ¦ Ada (10 poin) di layar, sebutkan.',
    ],
  ],
  'the course of the head': [
    p('Mata Kuliah: Basis Data') + p('1. Apa?'),
    ['2 uraian ¦ Apa? ¦ @Basis Data'],
  ],
  'the course behind a tab': [
    p('Mata Kuliah\t: Basis Data') + p('Dosen\t: Sari') + p('1. Apa?'),
    ['3 uraian ¦ Apa? ¦ @Basis Data'],
  ],
  'the course with its code': [
    p('Mata Kuliah : Basis Data (IF2240)') + p('1. Apa?'),
    ['2 uraian ¦ Apa? ¦ @Basis Data (IF2240)'],
  ],
  'the course in a table': [
    t([p('Mata Kuliah'), p(':'), p('Basis Data')], [p('Dosen'), p(':'), p('Sari')]) + p('1. Apa?'),
    ['7 uraian ¦ Apa? ¦ @Basis Data'],
  ],
  'the course with blanks and a second fact': [
    p('Mata Kuliah : Basis Data      Hari : Senin') + p('1. Apa?'),
    ['2 uraian ¦ Apa? ¦ @Basis Data'],
  ],
  'headings are topics': [
    h('Normalisasi') + p('1. Apa?') + h('Transaksi', 2) + p('2. Siapa?'),
    ['2 uraian ¦ Apa? ¦ #Normalisasi', '4 uraian ¦ Siapa? ¦ #Transaksi'],
  ],
  'headings of kinds are no topics': [
    h('A. Pilihan Ganda') + p('1. Apa?') + p('A. x') + p('B. y') + p('Kunci: A'),
    ['2 pilihan ¦ Apa? ¦ *x / y'],
  ],
  'a passage of some questions': [
    p('Untuk soal 1–2, perhatikan teks berikut.') +
      p('Ada relasi R.') +
      p('1. Apa?') +
      p('2. Siapa?') +
      p('3. Lalu?'),
    [
      '3 uraian ¦ perhatikan teks berikut.⏎⏎Ada relasi R.⏎⏎Apa?',
      '4 uraian ¦ perhatikan teks berikut.⏎⏎Ada relasi R.⏎⏎Siapa?',
      '5 uraian ¦ Lalu?',
    ],
  ],
  'a passage between questions': [
    p('1. Apa?') +
      p('A. x') +
      p('B. ', ['y', 'b']) +
      p('Teks berikut untuk soal nomor 2 s.d. 3') +
      p('Ada relasi R.') +
      p('2. Siapa?') +
      p('3. Lalu?') +
      p('4. Akhir?'),
    [
      '1 pilihan ¦ Apa? ¦ x / *y',
      '6 uraian ¦ Ada relasi R.⏎⏎Siapa?',
      '7 uraian ¦ Ada relasi R.⏎⏎Lalu?',
      '8 uraian ¦ Akhir?',
    ],
  ],
  'a passage in bold with brackets': [
    p(['Bacaan untuk soal nomor 1 sampai dengan 2!', 'b']) +
      p('Ada relasi R.') +
      p('1. Apa?') +
      p('2. Siapa?'),
    ['3 uraian ¦ Ada relasi R.⏎⏎Apa?', '4 uraian ¦ Ada relasi R.⏎⏎Siapa?'],
  ],
  'a passage for answering': [
    p('Perhatikan tabel berikut untuk menjawab soal nomor 1 dan 2.') +
      t([p('x'), p('y')], [p('1'), p('2')]) +
      p('1. Apa?') +
      p('2. Siapa?'),
    [
      '6 uraian ¦ | x | y |⏎| - | - |⏎| 1 | 2 |⏎⏎Apa?',
      '7 uraian ¦ | x | y |⏎| - | - |⏎| 1 | 2 |⏎⏎Siapa?',
    ],
  ],
  'a passage in English': [
    p('Questions 1-2 refer to the following text.') +
      p('R is a relation.') +
      p('1. What?') +
      p('2. Who?'),
    ['3 uraian ¦ R is a relation.⏎⏎What?', '4 uraian ¦ R is a relation.⏎⏎Who?'],
  ],
  'a passage with a picture': [
    p('Gambar untuk soal 1-2') + p(drawing('r:embed="p1"')) + p('1. Apa?') + p('2. Siapa?'),
    ['3 uraian ¦ ![](gambar:)⏎⏎Apa?', '4 uraian ¦ ![](gambar:)⏎⏎Siapa?'],
    picture,
  ],
  'a footer of wishes': [
    p('1. Apa?') + p('') + p('*** Selamat Mengerjakan ***'),
    ['1 uraian ¦ Apa?'],
  ],
  'signatures below': [
    p('1. Apa?') +
      p('') +
      t([p('Mengetahui,\nKetua Program Studi'), p('Dosen Pengampu')], [p('Budi'), p('Sari')]),
    ['1 uraian ¦ Apa?'],
  ],
  'letterhead, identity and rules': [
    t([p('UNIVERSITAS CONTOH') + p('UJIAN TENGAH SEMESTER')]) +
      p('Nama : ______________') +
      p('NIM : ______________') +
      p('Kerjakan dengan jujur!') +
      p('1. Apa?'),
    ['6 uraian ¦ Apa?'],
  ],
  'a whole paper in a table': [
    t(
      [p('No'), p('Soal')],
      [p('1.'), p('Apa itu?') + p('A. x') + p('B. y') + p('Kunci: A')],
      [p('2.'), p('Jelaskan.')],
    ),
    ['3 pilihan ¦ Apa itu? ¦ *x / y', '8 uraian ¦ Jelaskan.'],
  ],
  'a paper in a table with keys': [
    t(
      [p('No.'), p('Soal'), p('Kunci'), p('Bobot')],
      [p('1'), p('Apa itu?') + p('A. x') + p('B. y'), p('A'), p('5')],
      [p('2'), p('Jelaskan.'), p('Begini.'), p('10')],
    ),
    ['5 pilihan ¦ Apa itu? ¦ *x / y ¦ 5 poin', '11 uraian ¦ Jelaskan. ¦ =Begini. ¦ 10 poin'],
  ],
  'numbers that Word counts in a table': [
    t([p('No'), p('Pertanyaan')], [n(1, 0, ''), p('Apa itu?')], [n(1, 0, ''), p('Siapa itu?')]),
    ['3 uraian ¦ Apa itu?', '5 uraian ¦ Siapa itu?'],
  ],
  'essay with space to write': [
    p('1. Jelaskan.') +
      p('Jawab:') +
      p('______________') +
      p('2. Uraikan.') +
      p('Jawaban: ..................'),
    ['1 uraian ¦ Jelaskan.', '4 uraian ¦ Uraikan.'],
  ],
  'points in percent, and most points': [
    p('1. Apa? (bobot 10%)') + p('2. Siapa? (Skor maksimal: 15)') + p('3. Lalu? Bobot: 5 poin'),
    ['1 uraian ¦ Apa? ¦ 10 poin', '2 uraian ¦ Siapa? ¦ 15 poin', '3 uraian ¦ Lalu? ¦ 5 poin'],
  ],
  'a percentage is no points': [p('1. Hitung pajak (11%)'), ['1 uraian ¦ Hitung pajak (11%)']],
  'a kind below a topic': [
    h('Basis Data') + h('Pilihan Ganda', 2) + p('1. Apa?') + p('A. x') + p('B. y') + p('Kunci: A'),
    ['3 pilihan ¦ Apa? ¦ *x / y ¦ #Basis Data'],
  ],
  'a title in bold between questions': [
    p('1. Apa?') + p(['Transaksi', 'b']) + p('2. Siapa?'),
    ['1 uraian ¦ Apa?', '3 uraian ¦ Siapa?'],
  ],
  'an answer in bold between questions': [
    p('1. Apa?') + p('Jawaban:') + p(['Transaksi', 'b']) + p('2. Siapa?'),
    ['1 uraian ¦ Apa? ¦ =**Transaksi**', '4 uraian ¦ Siapa?'],
  ],
  'a passage that questions refer to': [
    p('(Soal nomor 1–2 mengacu pada gambar berikut)') + p('Ada R.') + p('1. Apa?') + p('2. Siapa?'),
    ['3 uraian ¦ Ada R.⏎⏎Apa?', '4 uraian ¦ Ada R.⏎⏎Siapa?'],
  ],
  'who signed, and when': [
    p('1. Apa?') +
      p('*****') +
      p('Surabaya, 12 Oktober 2026') +
      p('Dosen Pengampu,') +
      p('Sari Dewi'),
    ['1 uraian ¦ Apa?'],
  ],
};
