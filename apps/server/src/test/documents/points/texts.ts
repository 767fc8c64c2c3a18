import { n, p, q, t, x } from '../word-exam.js';
import type { Points } from './points.js';

const style = (id: string, inner: string) => ({
  parts: {
    'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${inner}</w:style></w:styles>`,
  },
});

/** Looks, tables, lists, programs, blanks. */
export const textPoints: Points = {
  'bold and italic': [
    p('1. Yang ', ['tebal', 'b'], ' dan ', ['miring', 'i'], '.'),
    ['1 uraian ¦ Yang **tebal** dan *miring*.'],
  ],
  'a question that is bold': [
    p(['1. Apa itu?', 'b']) + p('A. x') + p('B. y') + p('Kunci: A'),
    ['1 pilihan ¦ **Apa itu?** ¦ *x / y'],
  ],
  'bold in pieces': [p('1. ', ['te', 'b'], ['bal', 'b'], ' saja'), ['1 uraian ¦ **tebal** saja']],
  'sub- and superscripts': [
    p('1. H', ['2', 'sub'], 'O dan x', ['2', 'sup']),
    ['1 uraian ¦ H$$_{2}$$O dan x$$^{2}$$'],
  ],
  'signs of Markdown': [
    p('1. Nilai 2*3*4 dan a_b_c dan # dan `x` dan <b>?'),
    ['1 uraian ¦ Nilai 2\\*3\\*4 dan a_b_c dan # dan \\`x\\` dan \\<b>?'],
  ],
  'a price in dollars': [p('1. Harga $5 dan $10?'), ['1 uraian ¦ Harga $5 dan $10?']],
  'a table': [
    p('1. Lihat tabel.') + t([p('x'), p('y')], [p('1'), p('2')]) + p('Berapa?'),
    ['1 uraian ¦ Lihat tabel.⏎⏎| x | y |⏎| - | - |⏎| 1 | 2 |⏎⏎Berapa?'],
  ],
  'a table between question and options': [
    p('1. Lihat tabel.') +
      t([p('x'), p('y')], [p('1'), p('2')]) +
      p('A. 1') +
      p('B. 2') +
      p('Kunci: B'),
    ['1 pilihan ¦ Lihat tabel.⏎⏎| x | y |⏎| - | - |⏎| 1 | 2 | ¦ 1 / *2'],
  ],
  'a table with an empty corner and merged cells': [
    p('1. Lihat.') +
      '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p><w:r><w:t>Judul</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    ['1 uraian ¦ Lihat.⏎⏎| Judul |   |⏎| ----- | - |⏎| a     | b |'],
  ],
  bullets: [
    p('1. Sebutkan:') + n(5, 0, 'satu') + n(5, 0, 'dua'),
    ['1 uraian ¦ Sebutkan:⏎⏎- satu⏎- dua'],
  ],
  'a program in Courier': [
    p('1. Apa keluarannya?') +
      p(['for (i = 0; i < 3; i++) {', 'mono']) +
      p(['    cetak(i);', 'mono']) +
      p(['}', 'mono']),
    ['1 kode ¦ Apa keluarannya?⏎⏎```⏎for (i = 0; i < 3; i++) {⏎    cetak(i);⏎}⏎```'],
  ],
  'a program with breaks and tabs': [
    p('1. Apa keluarannya?') + p(['if x > 1:\n\tprint(x)\nelse:\n\tprint(0)', 'mono']),
    ['1 kode ¦ Apa keluarannya?⏎⏎```⏎if x > 1:⏎\tprint(x)⏎else:⏎\tprint(0)⏎```'],
  ],
  'a program in a style': [
    p('1. Apa?') +
      q('<w:pStyle w:val="Kode"/>', 'int x;') +
      q('<w:pStyle w:val="Kode"/>', '  x++;'),
    ['1 kode ¦ Apa?⏎⏎```⏎int x;⏎  x++;⏎```'],
    style('Kode', '<w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/></w:rPr>'),
  ],
  'a program in a box': [
    p('1. Apa keluarannya?') +
      t([p(['int x = 1;', 'mono']) + p(['x++;', 'mono'])]) +
      p('A. 1') +
      p('B. 2') +
      p('Kunci: B'),
    ['1 pilihan ¦ Apa keluarannya?⏎⏎```⏎int x = 1;⏎x++;⏎``` ¦ 1 / *2'],
  ],
  'numbers within a program': [
    p('1. Apa?') + p(['1. a = 1', 'mono']) + p(['2. b = 2', 'mono']) + p('2. Lalu?'),
    ['1 kode ¦ Apa?⏎⏎```⏎1. a = 1⏎2. b = 2⏎```', '4 uraian ¦ Lalu?'],
  ],
  'code in a sentence': [
    p('1. Apa arti ', ['SELECT', 'mono'], ' di SQL?'),
    ['1 uraian ¦ Apa arti `SELECT` di SQL?'],
  ],
  'a blank': [
    p('1. Ibu kota Jepang adalah ____.') + p('Kunci: Tokyo'),
    ['1 isian ¦ Ibu kota Jepang adalah ____. ¦ =Tokyo'],
  ],
  'a blank of dots': [p('1. Ibu kota Jepang adalah ……'), ['1 isian ¦ Ibu kota Jepang adalah ……']],
  'a blank of many points': [
    p('1. Ibu kota Jepang adalah ..........'),
    ['1 isian ¦ Ibu kota Jepang adalah ..........'],
  ],
  'a link': [
    p('1. Buka ', x('<w:hyperlink r:id="l1"><w:r><w:t>situs</w:t></w:r></w:hyperlink>'), '.'),
    ['1 uraian ¦ Buka situs.'],
  ],
  'a field': [
    p(
      '1. Tabel ',
      x(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> SEQ Tabel </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>3</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      '?',
    ),
    ['1 uraian ¦ Tabel 3?'],
  ],
  'a content control': [
    '<w:sdt><w:sdtPr/><w:sdtContent>' +
      p('1. Apa?') +
      '</w:sdtContent></w:sdt>' +
      p('2. ', x('<w:sdt><w:sdtContent><w:r><w:t>Lalu?</w:t></w:r></w:sdtContent></w:sdt>')),
    ['1 uraian ¦ Apa?', '2 uraian ¦ Lalu?'],
  ],
  'a sign of a font': [
    p(
      '1. Jika a ',
      x('<w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r>'),
      ' b ',
      x('<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>'),
      ' c?',
    ),
    ['1 uraian ¦ Jika a ≥ b → c?'],
  ],
  'hidden text and comments': [
    p(
      '1. Apa',
      ['rahasia', 'hidden'],
      x(
        '<w:commentRangeStart w:id="1"/><w:r><w:t>?</w:t></w:r><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>',
      ),
    ),
    ['1 uraian ¦ Apa?'],
    {
      parts: {
        'word/comments.xml':
          '<w:comments xmlns:w="w"><w:comment w:id="1"><w:p><w:r><w:t>komentar</w:t></w:r></w:p></w:comment></w:comments>',
      },
    },
  ],
  'a footnote leaves nothing': [
    p('1. Apa', x('<w:r><w:footnoteReference w:id="2"/></w:r>'), '?'),
    ['1 uraian ¦ Apa?'],
  ],
  'blanks of three dots': [
    p('1. Ibu kota Jepang adalah ...') + p('2. … adalah ibu kota Cina.'),
    ['1 isian ¦ Ibu kota Jepang adalah ...', '2 isian ¦ … adalah ibu kota Cina.'],
  ],
  'dots of a row are no blanks': [
    p('1. Buktikan 1 + 2 + … + n genap.') + p('2. Jelaskan hal berikut...'),
    ['1 uraian ¦ Buktikan 1 + 2 + … + n genap.', '2 uraian ¦ Jelaskan hal berikut...'],
  ],
  'blanks that are underlined': [
    p('1. Kota ', ['        ', 'u'], ' di Jepang.') + p('2. Kota: ', ['\t', 'u']),
    ['1 isian ¦ Kota ____ di Jepang.', '2 isian ¦ Kota: ____'],
  ],
  'a program that is moved in': [
    p('1. Apa?') + p(['for i in x:', 'mono']) + q('<w:ind w:left="720"/>', ['cetak(i)', 'mono']),
    ['1 kode ¦ Apa?⏎⏎```⏎for i in x:⏎    cetak(i)⏎```'],
  ],
};
