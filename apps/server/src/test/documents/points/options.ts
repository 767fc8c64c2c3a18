import { n, numbering, p, q, t, x } from '../word-exam.js';
import type { Points } from './points.js';

const A = p('Kunci: A');
const read = '1 pilihan ¦ Apa itu? ¦ *satu / dua / tiga';

/** Options, typed and counted. */
export const optionPoints: Points = {
  'A.': [p('1. Apa itu?') + p('A. satu') + p('B. dua') + p('C. tiga') + A, [read]],
  'a)': [p('1. Apa itu?') + p('a) satu') + p('b) dua') + p('c) tiga') + A, [read]],
  '(a)': [p('1. Apa itu?') + p('(a) satu') + p('(b) dua') + p('(c) tiga') + A, [read]],
  'a.': [p('1. Apa itu?') + p('a. satu') + p('b. dua') + p('c. tiga') + A, [read]],
  'A glued': [p('1. Apa itu?') + p('A.satu') + p('B.dua') + p('C.tiga') + A, [read]],
  'A with a blank before its point': [
    p('1. Apa itu?') + p('A . satu') + p('B . dua') + p('C . tiga') + A,
    [read],
  ],
  'hard blanks': [
    p('1.\u00a0Apa itu?') +
      p('\u00a0A.\u00a0satu') +
      p('\u00a0B.\u00a0dua') +
      p('\u00a0C.\u00a0tiga') +
      A,
    [read],
  ],
  'A to J': [
    p('1. Apa?') +
      [...'ABCDEFGHIJ'].map((one) => p(`${one}. ${one}${one}`)).join('') +
      p('Kunci: J'),
    ['1 pilihan ¦ Apa? ¦ AA / BB / CC / DD / EE / FF / GG / HH / II / *JJ'],
  ],
  'in one line with tabs': [p('1. Apa itu?') + p('A. satu\tB. dua\tC. tiga') + A, [read]],
  'in one line with blanks': [p('1. Apa itu?') + p('a. satu     b. dua     c. tiga') + A, [read]],
  'in one line with single blanks': [p('1. Apa itu?') + p('A. satu B. dua C. tiga') + A, [read]],
  'in two lines with tabs': [p('1. Apa itu?') + p('A. satu\t\tC. tiga') + p('B. dua') + A, [read]],
  'in two lines, along': [p('1. Apa itu?') + p('A. satu\tB. dua') + p('C. tiga') + A, [read]],
  'behind a tab': [
    p('1. Apa itu?') + p('\tA.\tsatu') + p('\tB.\tdua') + p('\tC.\ttiga') + A,
    [read],
  ],
  'behind soft breaks': [p('1. Apa itu?\nA. satu\nB. dua\nC. tiga') + A, [read]],
  'in the line of the question': [p('1. Apa itu?\tA. satu\tB. dua\tC. tiga') + A, [read]],
  'a table of two columns': [
    p('1. Apa itu?') + t([p('A. satu'), p('C. tiga')], [p('B. dua'), p('')]) + A,
    [read],
  ],
  'a table of two columns, along': [
    p('1. Apa itu?') + t([p('A. satu'), p('B. dua')], [p('C. tiga'), p('D. empat')]) + A,
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua / tiga / empat'],
  ],
  'a table of letters and texts': [
    p('1. Apa itu?') + t([p('A'), p('satu')], [p('B'), p('dua')], [p('C'), p('tiga')]) + A,
    [read],
  ],
  'a table of four columns': [
    p('1. Apa itu?') +
      t([p('A.'), p('satu'), p('C.'), p('tiga')], [p('B.'), p('dua'), p('D.'), p('empat')]) +
      A,
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua / tiga / empat'],
  ],
  'a table whose cells Word counts': [
    p('1. Apa itu?') +
      t([n(7, 0, 'satu'), n(7, 0, 'dua')], [n(7, 0, 'tiga'), n(7, 0, 'empat')]) +
      A,
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua / tiga / empat'],
  ],
  'of a list of Word for each question': [
    n(1, 0, 'Apa itu?') +
      n(2, 0, ['satu', 'b']) +
      n(2, 0, 'dua') +
      n(1, 0, 'Siapa itu?') +
      n(3, 0, 'u') +
      n(3, 0, ['v', 'b']),
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua', '4 pilihan ¦ Siapa itu? ¦ u / *v'],
    {
      parts: {
        'word/numbering.xml': numbering({
          1: [['decimal', '%1.']],
          2: [['upperLetter', '%1.']],
          3: [['lowerLetter', '%1)']],
        }),
      },
    },
  ],
  'typed under a number that Word counts': [
    n(1, 0, 'Apa itu?') +
      q('<w:ind w:left="720"/>', 'A. satu') +
      q('<w:ind w:left="720"/>', 'B. dua') +
      A +
      n(1, 0, 'Lalu?'),
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua', '5 uraian ¦ Lalu?'],
  ],
  'counted under a number that is typed': [
    p('1. Apa itu?') + n(7, 0, 'satu') + n(7, 0, 'dua') + A + p('2. Lalu?'),
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua', '5 uraian ¦ Lalu?'],
  ],
  'of two lines each': [
    p('1. Apa itu?') + p('A. satu\nlagi') + p('B. dua') + A,
    ['1 pilihan ¦ Apa itu? ¦ *satu⏎⏎lagi / dua'],
  ],
  'a further paragraph of an option': [
    p('1. Apa itu?') + p('A. satu') + q('<w:ind w:left="720"/>', 'lagi') + p('B. dua') + A,
    ['1 pilihan ¦ Apa itu? ¦ *satu⏎⏎lagi / dua'],
  ],
  'letters of initials are no options': [
    p('1. Siapakah B. J. Habibie?') + p('A. presiden') + p('B. wakil') + A,
    ['1 pilihan ¦ Siapakah B. J. Habibie? ¦ *presiden / wakil'],
  ],
  'an option with letters in it': [
    p('1. Apa itu?') + p('A. D. N. Aidit') + p('B. tipe A. dan B. saja') + A,
    ['1 pilihan ¦ Apa itu? ¦ *D. N. Aidit / tipe A. dan B. saja'],
  ],
  'parts of an essay are no options': [
    p('1. Diketahui x = 2.') + p('a. Hitung x + 1.') + p('b. Hitung x + 2.') + p('2. Lalu?'),
    ['1 uraian ¦ Diketahui x = 2.⏎⏎a. Hitung x + 1.⏎⏎b. Hitung x + 2.', '4 uraian ¦ Lalu?'],
  ],
  'parts with points are no options': [
    p('1. Diketahui graf G. (15 poin)') +
      p('a) lintasan terpendek (5 poin)') +
      p('b) pohon rentang (10 poin)'),
    [
      '1 uraian ¦ Diketahui graf G.⏎⏎a. lintasan terpendek (5 poin)⏎⏎b. pohon rentang (10 poin) ¦ 15 poin',
    ],
  ],
  'parts that Word counts in an essay section': [
    p('B. Esai') +
      n(1, 0, 'Diketahui graf G.') +
      n(1, 2, 'Gambarkan.') +
      n(1, 2, 'Sebutkan derajatnya.'),
    ['2 uraian ¦ Diketahui graf G.⏎⏎a. Gambarkan.⏎⏎b. Sebutkan derajatnya.'],
  ],
  'pictures as options': [
    p('1. Apa itu?') +
      p(
        'A. ',
        x('<w:r><w:drawing><wp:inline><a:blip r:embed="p1"/></wp:inline></w:drawing></w:r>'),
      ) +
      p('B. dua') +
      p('Kunci: B'),
    ['1 pilihan ¦ Apa itu? ¦ ![](gambar:) / *dua'],
    { picture: true },
  ],
  'formulas as options': [
    p('1. Apa itu?') +
      p('A. ', x('<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath>')) +
      p('B. ', x('<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>')) +
      p('Kunci: B'),
    ['1 pilihan ¦ Apa itu? ¦ $$x+1$$ / *$$x$$'],
  ],
  'numbers as options': [
    p('1. 2 + 2 = ….') +
      p('A. 1') +
      p('B. 4') +
      p('C. 10') +
      p('Kunci: B') +
      p('2. 3 + 3 = ….') +
      p('A. 6.') +
      p('B. 7.') +
      A,
    ['1 pilihan ¦ 2 + 2 = …. ¦ 1 / *4 / 10', '6 pilihan ¦ 3 + 3 = …. ¦ *6\\. / 7\\.'],
  ],
  'two columns of a section': [
    p('1. Apa itu?') +
      p('A. satu') +
      p('B. dua') +
      A +
      q('<w:sectPr><w:cols w:num="2"/></w:sectPr>') +
      p('2. Lalu?'),
    ['1 pilihan ¦ Apa itu? ¦ *satu / dua', '6 uraian ¦ Lalu?'],
  ],
  'a letter that is missing': [
    p('1. Apa?') + p('A. x') + p('B. y') + p('D. z') + A,
    ['1 pilihan ¦ Apa? ¦ *x / y / z ¦ !unsure-boundary'],
  ],
  'a column of options in a table of questions': [
    t(
      [p('No'), p('Soal'), p('Pilihan'), p('Kunci')],
      [p('1'), p('Apa itu?'), p('A. satu') + p('B. dua'), p('B')],
    ),
    ['5 pilihan ¦ Apa itu? ¦ satu / *dua'],
  ],
  'a column for each option': [
    t(
      [p('No'), p('Soal'), p('A'), p('B'), p('Kunci')],
      [p('1'), p('Apa itu?'), p('satu'), p('dua'), p('B')],
    ),
    ['6 pilihan ¦ Apa itu? ¦ satu / *dua'],
  ],
  'questions side by side in a table': [
    t([p('1. Apa?') + p('A. x') + p('B. y') + A, p('2. Lalu?') + p('A. u') + p('B. v') + A]),
    ['1 pilihan ¦ Apa? ¦ *x / y', '5 pilihan ¦ Lalu? ¦ *u / v'],
  ],
};
