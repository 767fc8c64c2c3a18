import { h, n, p, q, t, x } from '../word-exam.js';
import type { Points } from './points.js';

const shade = (fill: string) =>
  x(`<w:r><w:rPr><w:shd w:val="clear" w:fill="${fill}"/></w:rPr><w:t>dua</w:t></w:r>`);
const Q = p('1. Apa?');
const read = ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga'];
const marked = (...parts: Parameters<typeof p>) =>
  Q + p('A. satu') + p('B. ', ...parts) + p('C. tiga');
const two = Q + p('A. satu') + p('B. dua') + p('C. tiga') + p('2. Lalu?') + p('A. u') + p('B. v');
const bothRead = ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga', '5 pilihan ¦ Lalu? ¦ *u / v'];
const lines = (...keys: string[]) => keys.map((key) => p(key)).join('');

/** Keys of choices and of the other kinds. */
export const keyPoints: Points = {
  'alone bold': [marked(['dua', 'b']), read],
  'alone underlined': [marked(['dua', 'u']), read],
  'alone highlighted': [marked(['dua', 'yellow']), read],
  'alone in another colour': [marked(['dua', 'red']), read],
  'alone shaded': [marked(shade('FFFF00')), read],
  'its letter is bold, too': [Q + p('A. satu') + p(['B. dua', 'b']) + p('C. tiga'), read],
  'only its letter is marked': [Q + p('A. satu') + p(['B.', 'red'], ' dua') + p('C. tiga'), read],
  'only its letter is highlighted': [
    Q + p('A. satu') + p(['B', 'yellow'], '. dua') + p('C. tiga'),
    read,
  ],
  'all bold, one not': [
    Q + p(['A. satu', 'b']) + p(['B. dua', 'b', 'red']) + p(['C. tiga', 'b']),
    read,
  ],
  'options in a line, one bold': [Q + p('A. satu\t', ['B. dua', 'b'], '\tC. tiga'), read],
  'a word within an option is bold': [
    Q + p('A. satu ', ['kata', 'b'], ' saja') + p('B. dua') + p('Kunci: B'),
    ['1 pilihan ¦ Apa? ¦ satu **kata** saja / *dua'],
  ],
  'a mark of Word before the list': [
    n(1, 0, 'Apa?') + n(1, 1, 'satu') + n(1, 1, ['dua', 'b']) + n(1, 1, 'tiga'),
    read,
  ],
  'an asterisk before the letter': [Q + p('A. satu') + p('*B. dua') + p('C. tiga'), read],
  'an asterisk behind the letter': [Q + p('A. satu') + p('B. *dua') + p('C. tiga'), read],
  'an asterisk before a counted option': [
    n(1, 0, 'Apa?') + n(1, 1, 'satu') + n(1, 1, '*dua') + n(1, 1, 'tiga'),
    read,
  ],
  'two asterisks': [
    Q + p('*A. satu') + p('B. dua') + p('*C. tiga'),
    ['1 pilihan ¦ Apa? ¦ *satu / dua / *tiga'],
  ],
  'Kunci: B': [marked('dua') + p('Kunci: B'), read],
  'Kunci Jawaban: B': [marked('dua') + p('Kunci Jawaban: B'), read],
  'Jawaban : b.': [marked('dua') + p('Jawaban : b.'), read],
  'Jawaban: B, D': [
    marked('dua') + p('D. empat') + p('Jawaban: B, D'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga / *empat'],
  ],
  'Jawaban: A dan C': [
    marked('dua') + p('Jawaban: A dan C'),
    ['1 pilihan ¦ Apa? ¦ *satu / dua / *tiga'],
  ],
  'Kunci: B with its text': [marked('dua') + p('Kunci: B. dua'), read],
  'Kunci: (B)': [marked('dua') + p('Kunci: (B)'), read],
  'Kunci: the text alone': [marked('dua') + p('Jawaban: dua'), read],
  'a key in bold': [marked('dua') + p(['Kunci:', 'b'], ' B'), read],
  'Answer: B': [marked('dua') + p('Answer: B'), read],
  'a key in the line of the last option': [
    Q + p('A. satu') + p('B. dua') + p('C. tiga\nKunci: B'),
    read,
  ],
  'a key before the options': [Q + p('Kunci: B') + p('A. satu') + p('B. dua') + p('C. tiga'), read],
  Pembahasan: [
    marked('dua') + p('Kunci: B') + p('Pembahasan: Sebab dua.') + p('Dan memang.') + p('2. Lalu?'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ ?Sebab dua.⏎⏎Dan memang.', '8 uraian ¦ Lalu?'],
  ],
  'Pembahasan in a line of its own': [
    marked('dua') + p('Kunci: B') + p('Pembahasan:') + p('Sebab dua.'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ ?Sebab dua.'],
  ],
  'an answer to an essay': [
    p('1. Jelaskan.') + p('Jawaban: Begini.') + p('Dan begitu.') + p('2. Lalu?'),
    ['1 uraian ¦ Jelaskan. ¦ =Begini.⏎⏎Dan begitu.', '4 uraian ¦ Lalu?'],
  ],
  'an answer in lines below': [
    p('1. Jelaskan.') + p('Jawaban:') + p('Begini.'),
    ['1 uraian ¦ Jelaskan. ¦ =Begini.'],
  ],
  'no key': [Q + p('A. satu') + p('B. dua'), ['1 pilihan ¦ Apa? ¦ !no-key']],
  'a key that is no option': [
    Q + p('A. satu') + p('B. dua') + p('Kunci: E'),
    ['1 pilihan ¦ Apa? ¦ !no-key'],
  ],
  'a key that is named': [
    Q + p('A. satu') + p('B. dua'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua'],
    { keys: { 1: ['B'] } },
  ],
  'two options that stand out otherwise': [
    Q + p('A. ', ['satu', 'b']) + p('B. ', ['dua', 'yellow']) + p('C. tiga'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ !unsure-key'],
  ],
  'two bold options': [
    Q + p('A. ', ['satu', 'b']) + p('B. ', ['dua', 'b']) + p('C. tiga'),
    ['1 pilihan ¦ Apa? ¦ !no-key'],
  ],
  'a mark against a line': [
    marked(['dua', 'b']) + p('Kunci: A'),
    ['1 pilihan ¦ Apa? ¦ *satu / dua / tiga ¦ !unsure-key'],
  ],
  'a list at the end': [two + p('Kunci Jawaban') + lines('1. B', '2. A'), bothRead],
  'a counted list at the end': [two + h('KUNCI JAWABAN') + n(4, 0, 'B') + n(4, 0, 'A'), bothRead],
  'a list in one line at the end': [two + p('Kunci Jawaban:') + p('1. B  2. A'), bothRead],
  'a list with commas': [two + p('Kunci Jawaban:') + p('1. B, 2. A'), bothRead],
  'a list with dashes': [two + p(['Kunci Jawaban', 'b']) + lines('1 - B', '2 - A'), bothRead],
  'a list without points': [two + p('KUNCI JAWABAN :') + p('1 B\t2 A'), bothRead],
  'a list behind its title': [two + p('Kunci Jawaban: 1. B 2. A'), bothRead],
  'a table at the end': [
    two + p('Kunci Jawaban') + t([p('No'), p('Jawaban')], [p('1'), p('B')], [p('2'), p('A')]),
    bothRead,
  ],
  'a table across at the end': [
    two + p('Kunci Jawaban') + t([p('No'), p('1'), p('2')], [p('Kunci'), p('B'), p('A')]),
    bothRead,
  ],
  'a table of four columns at the end': [
    two +
      p('Kunci Jawaban') +
      t([p('No'), p('Kunci'), p('No'), p('Kunci')], [p('1'), p('B'), p('2'), p('A')]),
    bothRead,
  ],
  'a table of `1. B`': [two + p('Kunci Jawaban') + t([p('1. B'), p('2. A')]), bothRead],
  'reasons in a table at the end': [
    two +
      p('Kunci Jawaban') +
      t(
        [p('No'), p('Kunci'), p('Pembahasan')],
        [p('1'), p('B'), p('Sebab dua.')],
        [p('2'), p('A'), p('')],
      ),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ ?Sebab dua.', '5 pilihan ¦ Lalu? ¦ *u / v'],
  ],
  'answers to sections at the end': [
    p('I. Pilihan Ganda') +
      Q +
      p('A. satu') +
      p('B. dua') +
      p('II. Uraian') +
      p('1. Jelaskan.') +
      p('KUNCI JAWABAN') +
      p('I. Pilihan Ganda') +
      p('1. B') +
      p('II. Uraian') +
      p('1. Begini saja.'),
    ['2 pilihan ¦ Apa? ¦ satu / *dua', '6 uraian ¦ Jelaskan. ¦ =Begini saja.'],
  ],
  'true and false': [
    p('1. Bumi bulat. (Benar/Salah)') +
      p('Jawaban: Benar') +
      p('2. Bumi datar. (B/S)') +
      p('Kunci: S'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '3 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'true and false before the text': [
    p('1. (B / S) Bumi bulat.') + p('Kunci: B') + p('2. [B-S] Bumi datar.') + p('Kunci: S'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '3 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'true and false as options': [
    Q +
      p('A. Benar') +
      p('B. Salah') +
      p('Kunci: B') +
      p('2. Lalu?') +
      p('A. Benar') +
      p('B. ', ['Salah', 'b']),
    ['1 benar-salah ¦ Apa? ¦ =salah', '5 benar-salah ¦ Lalu? ¦ =salah'],
  ],
  'true and false without letters': [
    p('1. Bumi bulat.') +
      p('Benar / Salah') +
      p('Kunci: Benar') +
      p('2. Bumi datar.') +
      p('Benar\t', ['Salah', 'b']),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '4 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'true and false with a circle drawn by looks': [
    p('1. Bumi bulat. (', ['Benar', 'b'], '/Salah)') +
      p('2. Bumi datar. (Benar/', ['Salah', 'u'], ')'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '2 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'a table of true and false': [
    t(
      [p('No'), p('Pernyataan'), p('Benar'), p('Salah')],
      [p('1'), p('Bumi bulat.'), p('✓'), p('')],
      [p('2'), p('Bumi datar.'), p(''), p('v')],
    ),
    ['5 benar-salah ¦ Bumi bulat. ¦ =benar', '9 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'a key of true and false that is named': [
    p('1. Bumi bulat. (B/S)'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar'],
    { keys: { 1: ['benar'] } },
  ],
  'true and false without a key': [
    p('1. Bumi bulat. (B/S)'),
    ['1 benar-salah ¦ Bumi bulat. ¦ !no-key'],
  ],
  'a table of keys of this bank': [
    two,
    bothRead,
    { keyFile: 'variant,number,question_id,answer\r\nA,1,7,B\r\nA,2,8,A\r\nB,1,8,A\r\n' },
  ],
  'alone bold but for its point': [
    marked(['dua', 'b'], '.'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua. / tiga'],
  ],
  'alone on a ground of its own': [
    Q + p('A. satu') + q('<w:shd w:val="clear" w:fill="FFFF00"/>', 'B. dua') + p('C. tiga'),
    read,
  ],
  'a cell on a ground of its own': [
    Q +
      t([p('A. satu'), p('B. dua')], [p('C. tiga')]).replace(
        '<w:tcPr/><w:p><w:r><w:t xml:space="preserve">B.',
        '<w:tcPr><w:shd w:val="clear" w:fill="FFFF00"/></w:tcPr><w:p><w:r><w:t xml:space="preserve">B.',
      ),
    read,
  ],
  'a formula that is highlighted': [
    Q +
      p('A. satu') +
      p(
        'B. ',
        x('<m:oMath><m:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><m:t>x</m:t></m:r></m:oMath>'),
      ),
    ['1 pilihan ¦ Apa? ¦ satu / *$$x$$'],
  ],
  'Jawaban: BD': [
    marked('dua') + p('D. empat') + p('Jawaban: BD'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga / *empat'],
  ],
  'Jawaban B without a colon': [marked('dua') + p('Jawaban B'), read],
  'Jawaban yang benar: B': [marked('dua') + p('Jawaban yang benar: B'), read],
  'Kunci: opsi B': [marked('dua') + p('Kunci: opsi B'), read],
  '(Kunci: B)': [marked('dua') + p('(Kunci: B)'), read],
  'a key behind the last option': [Q + p('A. satu') + p('B. dua') + p('C. tiga    Kunci: B'), read],
  'lines behind a key': [
    marked('dua') + p('Kunci: B') + p('Sebab dua.'),
    ['1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ ?Sebab dua.'],
  ],
  'letters alone at the end': [two + p('Kunci Jawaban') + lines('B', 'A'), bothRead],
  'letters glued to numbers at the end': [two + p('Kunci Jawaban') + lines('1B 2A'), bothRead],
  'reasons in a list of their own at the end': [
    two + p('KUNCI JAWABAN') + lines('1. B', '2. A', 'PEMBAHASAN', '1. Sebab dua.', '2. Sebab u.'),
    [
      '1 pilihan ¦ Apa? ¦ satu / *dua / tiga ¦ ?Sebab dua.',
      '5 pilihan ¦ Lalu? ¦ *u / v ¦ ?Sebab u.',
    ],
  ],
  'keys of all kinds at the end': [
    p('1. Bumi bulat. (B/S)') +
      p('2. Ibu kota ____.') +
      p('3. Jelaskan.') +
      p('4. Bumi datar. (B/S)') +
      p('Kunci Jawaban') +
      lines('1. Benar', '2. Jakarta', '3. Begini.', '4. S'),
    [
      '1 benar-salah ¦ Bumi bulat. ¦ =benar',
      '2 isian ¦ Ibu kota ____. ¦ =Jakarta',
      '3 uraian ¦ Jelaskan. ¦ =Begini.',
      '4 benar-salah ¦ Bumi datar. ¦ =salah',
    ],
  ],
  'truths in one line at the end': [
    p('1. Bumi bulat. (B/S)') + p('2. Bumi datar. (B/S)') + p('Kunci Jawaban') + p('1. B  2. S'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '2 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'true and false in lines of their own': [
    p('1. Bumi bulat.') +
      lines('Benar', 'Salah', 'Kunci: Benar') +
      p('2. Bumi datar.') +
      p('Benar') +
      p(['Salah', 'b']),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar', '5 benar-salah ¦ Bumi datar. ¦ =salah'],
  ],
  'true and false before a colon': [
    p('1. Benar/Salah: Bumi bulat.') + p('Kunci: Benar'),
    ['1 benar-salah ¦ Bumi bulat. ¦ =benar'],
  ],
};
