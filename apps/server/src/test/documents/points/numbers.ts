import { h, n, numbering, p, q, t, x } from '../word-exam.js';
import type { Points } from './points.js';

const AB = p('A. x') + p('B. y');
const both = ['1 uraian ¦ Apa itu?', '2 uraian ¦ Siapa itu?'];
const ab = (key: string) => AB + p(`Kunci: ${key}`);
const styles = (inner: string) => ({
  'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:styles>`,
});

/** Numbers of questions, typed and counted. */
export const numberPoints: Points = {
  '1. with a point': [p('1. Apa itu?') + p('2. Siapa itu?'), both],
  '1) with a bracket': [p('1) Apa itu?') + p('2) Siapa itu?'), both],
  'Soal 1 before its text': [
    p('Soal 1. Apa itu?') + p('Soal 2: Siapa itu?') + p('Soal 3 Di mana?'),
    ['1 uraian ¦ Apa itu?', '2 uraian ¦ Siapa itu?', '3 uraian ¦ Di mana?'],
  ],
  'Soal 1 in a paragraph of its own': [
    p('Soal 1') + p('Apa itu?') + p('') + p('Soal 2') + p('Siapa itu?') + AB + p('Kunci: A'),
    ['1 uraian ¦ Apa itu?', '4 pilihan ¦ Siapa itu? ¦ *x / y'],
  ],
  'SOAL NOMOR 1 as a bold title': [
    p(['SOAL NOMOR 1', 'b']) + p('Apa itu?') + p(['SOAL NOMOR 2', 'b']) + p('Siapa itu?'),
    ['1 uraian ¦ Apa itu?', '3 uraian ¦ Siapa itu?'],
  ],
  'Soal 1 as a heading of Word': [
    h('Soal 1', 2) + p('Apa itu?') + h('Soal 2', 2) + p('Siapa itu?'),
    ['1 uraian ¦ Apa itu?', '3 uraian ¦ Siapa itu?'],
  ],
  'No. 1': [p('No. 1 Apa itu?') + p('No. 2 Siapa itu?'), both],
  'Question 1': [
    p('Question 1: What is it?') + p('Question 2: Who is it?'),
    ['1 uraian ¦ What is it?', '2 uraian ¦ Who is it?'],
  ],
  'Soal counted by Word': [
    n(1, 0, 'Apa itu?') + n(1, 0, 'Siapa itu?'),
    both,
    { parts: { 'word/numbering.xml': numbering({ 1: [['decimal', 'Soal %1:']] }) } },
  ],
  'numbers of a style': [
    q('<w:pStyle w:val="Soal"/>', 'Apa itu?') +
      q('<w:pStyle w:val="Opsi"/>', 'x') +
      q('<w:pStyle w:val="Opsi"/>', ['y', 'b']) +
      q('<w:pStyle w:val="Soal"/>', 'Siapa itu?'),
    ['1 pilihan ¦ Apa itu? ¦ x / *y', '4 uraian ¦ Siapa itu?'],
    {
      parts: {
        ...styles(
          '<w:style w:type="paragraph" w:styleId="Soal"><w:name w:val="Soal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
            '<w:style w:type="paragraph" w:styleId="Opsi"><w:name w:val="Opsi"/><w:basedOn w:val="Soal"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
        ),
      },
    },
  ],
  'a style links its level by name': [
    q('<w:pStyle w:val="Soal"/>', 'Apa itu?') +
      q('<w:pStyle w:val="Opsi"/>', ['x', 'u']) +
      q('<w:pStyle w:val="Opsi"/>', 'y'),
    ['1 pilihan ¦ Apa itu? ¦ *x / y'],
    {
      parts: {
        ...styles(
          ['Soal', 'Opsi']
            .map(
              (id) =>
                `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`,
            )
            .join(''),
        ),
        'word/numbering.xml': numbering({
          1: [
            ['decimal', '%1.', '<w:pStyle w:val="Soal"/>'],
            ['upperLetter', '%2.', '<w:pStyle w:val="Opsi"/>'],
          ],
        }),
      },
    },
  ],
  'a list that restarts by an override': [
    h('Pilihan Ganda') +
      n(1, 0, 'Apa itu?') +
      n(1, 1, ['x', 'b']) +
      n(1, 1, 'y') +
      h('Uraian') +
      n(9, 0, 'Jelaskan.') +
      n(9, 0, 'Uraikan.'),
    ['2 pilihan ¦ Apa itu? ¦ *x / y', '6 uraian ¦ Jelaskan.', '7 uraian ¦ Uraikan.'],
    {
      parts: {
        'word/numbering.xml': numbering(
          {
            1: [
              ['decimal', '%1.'],
              ['upperLetter', '%2.'],
            ],
          },
          '<w:num w:numId="9"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
        ),
      },
    },
  ],
  'numbers that begin anew in a section': [
    p('A. Pilihan Ganda') +
      p('1. Apa itu?') +
      ab('A') +
      p('B. Uraian') +
      p('1. Jelaskan.') +
      p('2. Uraikan.'),
    ['2 pilihan ¦ Apa itu? ¦ *x / y', '7 uraian ¦ Jelaskan.', '8 uraian ¦ Uraikan.'],
  ],
  'numbers that begin at 5': [p('5. Apa itu?') + p('6. Siapa itu?'), both],
  'a list of Word that begins at 5': [
    n(1, 0, 'Apa itu?') + n(1, 0, 'Siapa itu?'),
    both,
    {
      parts: {
        'word/numbering.xml': numbering(
          { 2: [['decimal', '%1.']] },
          '<w:num w:numId="1"><w:abstractNumId w:val="2"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>',
        ),
      },
    },
  ],
  'numbers that are missing': [
    p('1. Satu?') + p('2. Dua?') + p('5. Lima?') + p('6. Enam?'),
    [
      '1 uraian ¦ Satu?',
      '2 uraian ¦ Dua?',
      '3 uraian ¦ Lima? ¦ !unsure-boundary',
      '4 uraian ¦ Enam?',
    ],
  ],
  'numbers of two levels': [
    n(1, 1, 'Apa itu?') + n(1, 1, 'Siapa itu?'),
    both,
    {
      parts: {
        'word/numbering.xml': numbering({
          1: [
            ['decimal', '%1.'],
            ['decimal', '%1.%2'],
          ],
        }),
      },
    },
  ],
  'numbers with a leading zero': [
    n(1, 0, 'Apa itu?') + n(1, 0, 'Siapa itu?'),
    both,
    { parts: { 'word/numbering.xml': numbering({ 1: [['decimalZero', '%1.']] }) } },
  ],
  'a number glued to its text': [p('1.Apa itu?') + p('2.Siapa itu?'), both],
  'a number behind a tab or a hard blank': [
    p('1.\tApa itu?') + p('2.\u00a0Siapa itu?') + p('\u00a03. Di mana?'),
    ['1 uraian ¦ Apa itu?', '2 uraian ¦ Siapa itu?', '3 uraian ¦ Di mana?'],
  ],
  'a bold number': [p(['1. ', 'b'], 'Apa itu?') + p(['2. ', 'b'], 'Siapa itu?'), both],
  'a number in pieces': [p('1', '.', ' Apa', ' itu?') + p(['2', 'b'], '. Siapa itu?'), both],
  'empty paragraphs and cells count as lines': [
    p('') + t([p('UTS'), p('')], [p(''), p('Gasal')]) + p('') + p('1. Apa itu?'),
    ['7 uraian ¦ Apa itu?'],
  ],
  'years and times are no numbers': [
    p('1. Tahun berapa?') + p('2026 adalah tahun ini.') + p('1.5 kali lipat.') + p('2. Siapa itu?'),
    ['1 uraian ¦ Tahun berapa?⏎⏎2026 adalah tahun ini.⏎⏎1.5 kali lipat.', '4 uraian ¦ Siapa itu?'],
  ],
  'a numbered list under instructions': [
    p(['PETUNJUK PENGERJAAN', 'b']) +
      n(1, 0, 'Berdoalah sebelum mengerjakan.') +
      n(1, 0, 'Kerjakan yang mudah dulu.') +
      p('') +
      n(2, 0, 'Apa itu?') +
      n(2, 0, 'Siapa itu?'),
    ['5 uraian ¦ Apa itu?', '6 uraian ¦ Siapa itu?'],
  ],
  'a typed list under instructions': [
    p('Petunjuk:') +
      p('1. Berdoalah.') +
      p('2. Tulis nama Anda.') +
      p('3. Tenang.') +
      p('Soal:') +
      p('1. Apa itu?') +
      p('2. Siapa itu?'),
    ['6 uraian ¦ Apa itu?', '7 uraian ¦ Siapa itu?'],
  ],
  'instructions, then choices without a title': [
    p('Petunjuk umum') + p('1. Berdoalah.') + p('2. Tulis nama Anda.') + p('1. Apa itu?') + ab('B'),
    ['4 pilihan ¦ Apa itu? ¦ x / *y'],
  ],
  'a list within a question': [
    p('1. Perhatikan langkah berikut.') +
      p('(1) satu') +
      p('(2) dua') +
      p('(3) tiga') +
      p('Urutan yang benar adalah ….') +
      p('A. 1, 2') +
      p('B. 2, 1') +
      p('Kunci: A') +
      p('2. Lalu?'),
    [
      '1 pilihan ¦ Perhatikan langkah berikut.⏎⏎(1) satu⏎⏎(2) dua⏎⏎(3) tiga⏎⏎Urutan yang benar adalah …. ¦ *1, 2 / 2, 1',
      '9 uraian ¦ Lalu?',
    ],
  ],
  'a list of Word within a question': [
    n(1, 0, 'Urutkan:') + n(4, 0, 'pagi') + n(4, 0, 'siang') + n(1, 0, 'Lalu?'),
    ['1 uraian ¦ Urutkan:⏎⏎1. pagi⏎2. siang', '4 uraian ¦ Lalu?'],
  ],
  'a list of roman numbers within a question': [
    p('1. Pernyataan yang benar ….') +
      p('i. satu') +
      p('ii. dua') +
      p('A. i') +
      p('B. ii') +
      p('Kunci: B'),
    ['1 pilihan ¦ Pernyataan yang benar ….⏎⏎i. satu⏎⏎ii. dua ¦ i / *ii'],
  ],
  'two questions in one paragraph': [
    p('1. Apa itu?\nA. x\nB. y\nKunci: B\n2. Siapa itu?\nA. u\nB. v\nKunci: A'),
    ['1 pilihan ¦ Apa itu? ¦ x / *y', '1 pilihan ¦ Siapa itu? ¦ *u / v'],
  ],
  'a deleted paragraph of a list counts for nothing': [
    p(
      '1. Apa ',
      x(
        '<w:ins w:id="1"><w:r><w:t>itu</w:t></w:r></w:ins><w:del w:id="2"><w:r><w:delText>ini</w:delText></w:r></w:del>',
      ),
      '?',
    ) + p('2. Siapa', x('<w:moveFrom w:id="3"><w:r><w:t> dulu</w:t></w:r></w:moveFrom>'), '?'),
    ['1 uraian ¦ Apa itu?', '2 uraian ¦ Siapa?'],
  ],
  'numbers that stand twice': [
    p('1. Satu?') + p('2. Dua?') + p('2. Dua lagi?') + p('3. Tiga?'),
    [
      '1 uraian ¦ Satu?',
      '2 uraian ¦ Dua?',
      '3 uraian ¦ Dua lagi? ¦ !unsure-boundary',
      '4 uraian ¦ Tiga?',
    ],
  ],
  'numbers out of order': [
    p('1. Satu?') + p('3. Tiga?') + p('2. Dua?') + p('4. Empat?'),
    [
      '1 uraian ¦ Satu?',
      '2 uraian ¦ Tiga? ¦ !unsure-boundary',
      '3 uraian ¦ Dua? ¦ !unsure-boundary',
      '4 uraian ¦ Empat?',
    ],
  ],
  'instructions, then essays without a title': [
    p('Petunjuk:') + p('1. Berdoalah.') + p('2. Tenang.') + p('1. Jelaskan.') + p('2. Uraikan.'),
    ['4 uraian ¦ Jelaskan.', '5 uraian ¦ Uraikan.'],
  ],
  'instructions under a heading': [
    h('Petunjuk') + p('1. Berdoalah.') + p('2. Tenang.') + h('Graf') + p('1. Apa itu?'),
    ['5 uraian ¦ Apa itu? ¦ #Graf'],
  ],
  'headings that ask': [
    h('1. Jelaskan normalisasi', 2) + p('Beri contoh.') + h('2. Jelaskan transaksi', 2),
    ['1 uraian ¦ **Jelaskan normalisasi**⏎⏎Beri contoh.', '3 uraian ¦ **Jelaskan transaksi**'],
  ],
  'a list within a passage': [
    n(1, 0, 'Satu?') +
      p('Untuk soal 2–3, perhatikan langkah berikut.') +
      n(4, 0, 'mulai') +
      n(4, 0, 'baca') +
      n(1, 0, 'Dua?') +
      n(1, 0, 'Tiga?'),
    [
      '1 uraian ¦ Satu?',
      '5 uraian ¦ perhatikan langkah berikut.⏎⏎1. mulai⏎2. baca⏎⏎Dua?',
      '6 uraian ¦ perhatikan langkah berikut.⏎⏎1. mulai⏎2. baca⏎⏎Tiga?',
    ],
  ],
  'signs without width before numbers and letters': [
    p('\u200b1. Apa?') + p('\ufeffA. x') + p('\u200bB. ', ['y', 'b']),
    ['1 pilihan ¦ Apa? ¦ x / *y'],
  ],
  'a question that was deleted': [
    n(1, 0, 'Satu?') +
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del w:id="9"/></w:rPr></w:pPr><w:del w:id="8"><w:r><w:delText>Hapus?</w:delText></w:r></w:del></w:p>` +
      n(1, 0, 'Dua?') +
      AB +
      p('Kunci Jawaban') +
      p('2. B'),
    ['1 uraian ¦ Satu?', '3 pilihan ¦ Dua? ¦ x / *y'],
  ],
};
