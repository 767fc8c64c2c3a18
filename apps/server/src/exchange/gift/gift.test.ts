import { describe, expect, it } from 'vitest';
import { codesOf, refusalOf, rowOf, rowsOf } from '../test/read.js';

const question = (text: string) => rowOf(text, 'gift').question;

describe('what GIFT says', () => {
  it('becomes choices with their right options', () => {
    const row = rowOf('::Warna:: Warna langit? {\n=biru\n~merah\n~hijau\n}', 'gift');
    expect(row).toMatchObject({ line: 1, kind: 'pilihan', title: 'Warna', problems: [] });
    expect(row.question).toMatchObject({
      markdown: 'Warna langit?',
      options: [
        { markdown: 'biru', right: true },
        { markdown: 'merah', right: false },
        { markdown: 'hijau', right: false },
      ],
    });
  });

  it('may have several right options', () => {
    const text = 'Mana prima? {~%50%dua ~%50%tiga ~%-100%empat}';
    expect(rowOf(text, 'gift').problems).toEqual([]);
    expect(question(text)?.options.map(({ right }) => right)).toEqual([true, true, false]);
  });

  it.each([
    ['Dua itu genap. {T}', 'benar'],
    ['Dua itu ganjil. {FALSE}', 'salah'],
  ])('%s is true or false', (text, answer) => {
    expect(question(text)).toMatchObject({ kind: 'benar-salah', answer });
  });

  it.each([
    ['Ibu kota? {=Jakarta}', 'Jakarta'],
    ['Berapa π? {#3.14:0.01}', '3.14 (± 0.01)'],
    ['Berapa? {#1..5}', '3 (± 2)'],
    ['Berapa? {#3.1 .. 3.2}', '3.15 (± 0.05)'],
    ['Ibu kota {=Jakarta} ada di Jawa.', 'Jakarta'],
  ])('%s is a short answer', (text, answer) => {
    expect(question(text)).toMatchObject({ kind: 'isian', answer });
  });

  it('accepts several answers, and numbers by their tolerance', () => {
    expect(question('Apa? {=Katak =%50%Kodok =SELECT \\*}')).toMatchObject({
      answer: 'Katak atau Kodok (50%) atau SELECT \\*',
      answers: [
        { text: 'Katak', weight: 100 },
        { text: 'Kodok', weight: 50 },
        { text: 'SELECT *', weight: 100 },
      ],
    });
    expect(question('Berapa? {#3.14:0.01}')).toMatchObject({
      answers: [{ text: '3.14', weight: 100 }],
      tolerance: 0.01,
    });
  });

  it.each([
    ['{#\n=1822:0 #Benar! Catatan: penuh\n=%50%1822:2 #Hampir\n}', '1822', 0],
    ['{#\n\t=%100%2.71828:1.0E-5#\n}', '2.71828', 0.00001],
    ['{#=1.0E+25:2}', '1.0E+25', 2],
    ['{#= 1822 : 2}', '1822', 2],
    ['{# 5 ~#salah: coba lagi}', '5', 0],
    ['{#3,14:0,005####Sebab: x}', '3,14', 0.005],
  ])('%s asks for a number', (text, number, tolerance) => {
    expect(question(`::angka::Berapa? ${text}`)).toMatchObject({
      markdown: 'Berapa?',
      answers: [{ text: number, weight: 100 }],
      tolerance,
    });
  });

  it.each(['Apa? {####Catatan: a = b ~ #c}', 'Apa? {=a ####Catatan: a = b ~ #c}'])(
    '%s explains with any sign',
    (text) => {
      expect(question(text)?.explanation).toBe('Catatan: a = b \\~ #c');
    },
  );

  it('names what is no number by its place', () => {
    const [problem] = rowOf('Berapa?\n{#\n=tiga:0}', 'gift').problems;
    expect(problem?.message).toContain('baris 3, kolom 2');
  });

  it('explains by its general feedback', () => {
    expect(question('Jelaskan. {####Lihat **bab** dua}')).toMatchObject({
      kind: 'uraian',
      explanation: 'Lihat \\*\\*bab\\*\\* dua',
    });
  });

  it('belongs to a course and topics by its category and labels', () => {
    const text = '$CATEGORY: $course$/top/Basis Data/SQL\n\n// [tag:join] [tag:Sulit]\nApa? {}';
    expect(question(text)).toMatchObject({
      subject: 'Basis Data',
      topics: ['SQL', 'join'],
      difficulty: 'Sulit',
    });
  });

  it('is read in each way of writing a text', () => {
    expect(question('[markdown]Apa *ini*? {}')?.markdown).toBe('Apa *ini*?');
    expect(question('[html]<p>Apa <b>ini</b>?</p> {}')?.markdown).toBe('Apa **ini**?');
    expect(question('[plain]Apa *ini*? {}')?.markdown).toBe('Apa \\*ini\\*?');
    expect(question('Apa <b>ini</b>, List<int>? {}')?.markdown).toContain('**ini**');
    expect(question('Apa List<int>? {}')?.markdown).toBe('Apa List\\<int>?');
  });
});

describe('what Moodle reads and the grammar does not', () => {
  it.each([
    ['Jika x = 5: berapa x # 2 ~ 1? {T}', 'Jika x = 5: berapa x # 2 \\~ 1?'],
    ['::std\\:\\:map:: Apa std::map? {T}', 'Apa std::map?'],
    ['Tulis \\{x\\}, a \\= b, c\\\\d, &&058; {T}', 'Tulis {x}, a = b, c\\d, &&058;'],
  ])('%s', (text, markdown) => {
    expect(question(text)?.markdown).toBe(markdown);
  });

  it('arrows among options, which begin no pair there', () => {
    expect(question('Mana? {=p->next ~p.next}')?.options).toEqual([
      { markdown: 'p->next', right: true },
      { markdown: 'p.next', right: false },
    ]);
  });
});

describe('what comes only in part', () => {
  it.each([
    ['Mana? {=a ~%50%b ~c}', ['partial-credit-lost']],
    ['Mana? {=a#bagus ~b}', ['feedback-lost']],
    ['Apa? {=a* =b}', ['wildcard-lost']],
    ['Apa? {=a =%0%c}', ['wrong-answer-lost']],
    ['Apa? {#=3:0 =%50%3:1}', ['tolerance-lost']],
    ['Benar? {T#salah#betul}', ['feedback-lost']],
    ['[html]<img src="http://a.b/c.png"> apa? {}', ['picture-lost']],
    ['[markdown]![x](http\\://a.b/c.png) apa? {}', ['picture-lost']],
    ['[markdown]![x][a] apa?\\n\\n[a]\\: http\\://a.b/c.png {}', ['picture-lost']],
  ])('%s', (text, codes) => {
    const row = rowOf(text, 'gift');
    expect(codesOf(row)).toEqual(codes);
    expect(row.question).toBeDefined();
    expect(row.question?.markdown).not.toMatch(/!\[/);
  });

  it('pairs become an essay that does not give them away', () => {
    const row = rowOf('Pasangkan. {=Jepang -> Tokyo =Italia -> Roma =Mesir -> Kairo}', 'gift');
    expect(codesOf(row)).toEqual(['became-essay']);
    expect(row.question).toMatchObject({
      kind: 'uraian',
      markdown:
        'Pasangkan.\n\n1. Jepang\n2. Italia\n3. Mesir\n\nPasangkan dengan:\n\n- Kairo\n- Roma\n- Tokyo',
      answer: '- Jepang: Tokyo\n- Italia: Roma\n- Mesir: Kairo',
    });
  });
});

describe('what cannot come', () => {
  it('is named by its line and column, and keeps no other out', () => {
    const text = '// catatan\nSatu {T}\n\nDua {\n// lain\n=a ~b\n=c {\n\n\r\nTiga {F}\n';
    expect(rowsOf(text, 'gift').map(({ line, question }) => [line, question?.markdown])).toEqual([
      [2, 'Satu'],
      [4, undefined],
      [10, 'Tiga'],
    ]);
    const [problem] = rowsOf(text, 'gift')[1]?.problems ?? [];
    expect(problem).toMatchObject({
      code: 'broken-question',
      blocking: true,
      message: 'Soal GIFT ini tidak dapat dibaca: periksa baris 7, kolom 4.',
    });
  });

  it('is a text that asks nothing', () => {
    expect(codesOf(rowOf('Kerjakan dengan jujur.', 'gift'))).toEqual(['unsupported-question']);
  });

  it('is more than 1 MB', () => {
    expect(refusalOf('a'.repeat(1024 * 1024 + 1), 'gift')).toEqual({
      code: 'too-large',
      what: 'questions',
      max: 1,
    });
  });
});
