import { describe, expect, it } from 'vitest';
import { samplePng } from '../../test/sample-png.js';
import { codesOf, refusalOf, rowOf, rowsOf } from '../test/read.js';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;

/** A question as Moodle writes it. */
const moodle = (type: string, inner = '', text = '<![CDATA[<p>Apa ini?</p>]]>') =>
  `<question type="${type}">
    <name><text>Soal &amp; nama</text></name>
    <questiontext format="html"><text>${text}</text></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>Sebab</p>]]></text></generalfeedback>
    <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
    ${inner}
  </question>`;

const answer = (fraction: number | string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>${feedback}</text></feedback></answer>`;

const row = (type: string, inner?: string, text?: string) =>
  rowOf(quiz(moodle(type, inner, text)), 'moodle');
const markdown = (html: string) => row('essay', '', `<![CDATA[${html}]]>`).question?.markdown;

describe('types of Moodle', () => {
  it('multichoice is a choice', () => {
    const inner = `<single>true</single>${answer(100, '<![CDATA[<p>ya</p>]]>')}${answer(0, 'tidak')}`;
    expect(row('multichoice', inner)).toMatchObject({
      line: 3,
      kind: 'pilihan',
      title: 'Soal & nama',
      problems: [],
      question: {
        markdown: 'Apa ini?',
        explanation: 'Sebab',
        points: 2,
        options: [
          { markdown: 'ya', right: true },
          { markdown: 'tidak', right: false },
        ],
      },
    });
  });

  it('multichoice may have several right options', () => {
    const third = 33.33333;
    const inner = `<single>false</single>${[third, third, third, -100].map((one) => answer(one, 'x')).join('')}`;
    const { problems, question } = row('multichoice', inner);
    expect(problems).toEqual([]);
    expect(question?.options.map(({ right }) => right)).toEqual([true, true, true, false]);
  });

  it('truefalse is true or false', () => {
    const inner = `${answer(0, 'true')}${answer(100, 'false')}`;
    expect(row('truefalse', inner).question).toMatchObject({
      kind: 'benar-salah',
      answer: 'salah',
    });
  });

  it('shortanswer and numerical are short answers', () => {
    expect(row('shortanswer', answer(100, 'a \\* b')).question).toMatchObject({
      kind: 'isian',
      answer: 'a \\* b',
    });
    const number = `<answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>`;
    expect(row('numerical', number).question).toMatchObject({ answer: '3.14 (± 0.01)' });
  });

  it('shortanswer accepts several answers, with Moodle’s filters in them', () => {
    const inner =
      answer(100, 'Katak') + answer('50,0', '{mlang id}Kodok{mlang}{mlang en}Toad{mlang}');
    expect(row('shortanswer', inner).question).toMatchObject({
      answer: 'Katak atau Kodok (50%)',
      answers: [
        { text: 'Katak', weight: 100 },
        { text: 'Kodok', weight: 50 },
      ],
    });
  });

  it('numerical has a tolerance, written with a comma too', () => {
    const inner = '<answer fraction="100"><text>3,14</text><tolerance>0,005</tolerance></answer>';
    expect(row('numerical', inner).question).toMatchObject({
      answer: '3,14 (± 0.005)',
      answers: [{ text: '3,14', weight: 100 }],
      tolerance: 0.005,
    });
  });

  it('essay is an essay, or a program where it is written in letters of one width', () => {
    const info = '<graderinfo format="html"><text><![CDATA[<b>Kunci</b>]]></text></graderinfo>';
    expect(row('essay', info).question).toMatchObject({ kind: 'uraian', answer: '**Kunci**' });
    const format = '<responseformat>monospaced</responseformat>';
    expect(row('essay', format).question?.kind).toBe('kode');
  });

  it('coderunner is a program', () => {
    const inner = '<answer><![CDATA[print(1 < 2)]]></answer><testcases><testcase/></testcases>';
    const { question, ...rest } = row('coderunner', inner);
    expect(question).toMatchObject({ kind: 'kode', answer: '```\nprint(1 < 2)\n```' });
    expect(codesOf(rest)).toEqual(['test-cases-lost']);
  });

  it('matching is an essay', () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
    const inner = pair('satu', 'one') + pair('dua', 'two') + pair('', 'three');
    const { question, ...rest } = row('matching', inner);
    expect(codesOf(rest)).toEqual(['became-essay']);
    expect(question?.markdown).toBe(
      'Apa ini?\n\n1. satu\n2. dua\n\nPasangkan dengan:\n\n- one\n- three\n- two',
    );
    expect(question?.answer).toBe('- satu: one\n- dua: two');
  });

  it('cloze is a short answer', () => {
    const text =
      'Ibu kota {1:SHORTANSWER:=Jakarta#ya~%50%Batavia} di {2:MULTICHOICE_V:=Jawa~Bali}, luas {1:NUMERICAL:=661.5:1}.';
    const { question, ...rest } = row('cloze', '', text);
    expect(codesOf(rest)).toEqual(['became-blanks', 'partial-credit-lost', 'feedback-lost']);
    expect(question).toMatchObject({
      kind: 'isian',
      markdown:
        'Ibu kota (1) \\_\\_\\_\\_ di (2) \\_\\_\\_\\_ (Jawa / Bali), luas (3) \\_\\_\\_\\_.',
      answer: '(1) Jakarta atau Batavia (50%); (2) Jawa; (3) 661.5 (± 1)',
    });
  });

  it('categories and labels tell where a question belongs', () => {
    const category =
      '<question type="category"><category><text>$course$/top/Basis/Data//SQL</text></category></question>';
    const tags =
      '<tags><tag><text>join</text></tag><tag><text>kesulitan: Sulit</text></tag></tags>';
    const read = rowOf(quiz(category, moodle('essay', tags)), 'moodle');
    expect(read).toMatchObject({
      line: 4,
      question: { subject: 'Basis', topics: ['Data/SQL', 'join'], difficulty: 'Sulit' },
    });
  });

  it.each(['description', 'calculated', 'ddwtos', 'random'])('%s cannot come', (type) => {
    const rows = rowsOf(quiz(moodle(type), moodle('essay')), 'moodle');
    expect(rows.map(({ question }) => question?.kind)).toEqual([undefined, 'uraian']);
    expect(rows[0]?.problems).toMatchObject([{ code: 'unsupported-question', blocking: true }]);
  });

  it.each([
    [
      'partial-credit-lost',
      'multichoice',
      `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`,
    ],
    [
      'partial-credit-lost',
      'multichoice',
      `<single>false</single>${answer(75, 'a')}${answer(25, 'b')}`,
    ],
    ['feedback-lost', 'multichoice', `${answer(100, 'a', 'bagus')}${answer(0, 'b')}`],
    ['wrong-answer-lost', 'shortanswer', answer(100, 'a') + answer(0, 'b') + answer(0, '*')],
    ['wildcard-lost', 'shortanswer', answer(100, 'a*')],
    ['partial-credit-lost', 'shortanswer', answer(80, 'a')],
    [
      'tolerance-lost',
      'numerical',
      '<answer fraction="100"><text>3</text><tolerance>sedikit</tolerance></answer>',
    ],
    ['hints-lost', 'essay', '<hint format="html"><text>Coba</text></hint>'],
    ['template-lost', 'essay', '<responsetemplate><text>int main</text></responsetemplate>'],
    [
      'units-lost',
      'numerical',
      `${answer(100, '1')}<units><unit><unit_name>m</unit_name></unit></units>`,
    ],
  ])('%s is told of %s', (code, type, inner) => {
    const read = row(type, inner);
    expect(codesOf(read)).toEqual([code]);
    expect(read.question).toBeDefined();
  });

  it('counts lines whatever ends them', () => {
    const file = quiz('<!-- a\n-->', moodle('essay'), moodle('essay')).replaceAll('\n', '\r\n');
    expect(rowsOf(file, 'moodle').map(({ line }) => line)).toEqual([5, 12]);
  });
});

describe('HTML of Moodle', () => {
  it.each([
    ['<p>satu<br>dua</p><p>tiga&nbsp;!</p>', 'satu\\\ndua\n\ntiga !'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<pre>int a;\n  b</pre>', '```\nint a;\n  b\n```'],
    ['<p><code>a_b</code> <em>c</em></p>', '`a_b` *c*'],
    ['<p>\\(x_1 \\le 2\\) dan $$y$$</p>', '$$x_1 \\le 2$$ dan $$y$$'],
    ['<p>$O(n)$, $5 dan $10, $<i>a</i>$</p>', '$$O(n)$$, $5 dan $10, \\$*a*$'],
    ['<p>\\[a &lt; b\\]</p>', '$$\na < b\n$$'],
    ['<p>O(n<sup>2</sup>), x<sub>i</sub></p>', 'O(n$$^{2}$$), x$$_{i}$$'],
    ['<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| - |\n| b |'],
    ['<p>a * b_c # d</p>', 'a \\* b_c # d'],
    ['<script>alert(1)</script><p onclick="x">a</p>', 'a'],
    ['<a href="javascript:alert(1)">a</a> <a href="https://b.c">d</a>', 'a [d](https://b.c)'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it.each([150, 10_000])('is refused where it is nested %s times', (times) => {
    const deep = `${'<div>'.repeat(times)}x${'</div>'.repeat(times)}`;
    expect(codesOf(row('essay', '', `<![CDATA[${deep}]]>`))).toEqual(['broken-question']);
  });

  it('entities that are not XML’s stay as they are', () => {
    expect(row('essay', '', '&lt;b&gt;a&#x41;&#66;&lt;/b&gt; &amp;lt;').question?.markdown).toBe(
      '**aAB** <',
    );
  });
});

describe('pictures', () => {
  const file = (name: string, bytes: Buffer) =>
    `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;
  const withPicture = (name: string, bytes: Buffer, url: string) =>
    rowOf(
      quiz(
        moodle('essay').replace(
          '<text><![CDATA[<p>Apa ini?</p>]]></text>',
          `<text><![CDATA[<p>Lihat <img src="${url}" alt="pohon">.</p>]]></text>${file(name, bytes)}`,
        ),
      ),
      'moodle',
    );

  it('become pictures of the bank', () => {
    const bytes = samplePng(3, 2);
    const { images, question, problems } = withPicture(
      'a b.png',
      bytes,
      '@@PLUGINFILE@@/a%20b.png',
    );
    expect(problems).toEqual([]);
    expect(images).toEqual([
      { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), type: 'image/png', bytes },
    ]);
    expect(question?.markdown).toBe(`Lihat ![pohon](gambar:${images[0]?.sha256}).`);
  });

  it('stand within the text, too', () => {
    const url = `data:image/png;base64,${samplePng(3, 2).toString('base64')}`;
    const { images, question } = withPicture('a.png', Buffer.alloc(0), url);
    expect(images).toHaveLength(1);
    expect(question?.markdown).toContain(`gambar:${images[0]?.sha256}`);
  });

  it.each([
    ['bukan PNG atau JPEG', Buffer.from('<svg/>'), '@@PLUGINFILE@@/a.png'],
    ['4.000 piksel', samplePng(4_001, 1), '@@PLUGINFILE@@/a.png'],
    [
      '2 MB',
      Buffer.concat([samplePng(9, 9), Buffer.alloc(2 * 1024 * 1024)]),
      '@@PLUGINFILE@@/a.png',
    ],
    ['tidak ada di dalam file', samplePng(9, 9), '@@PLUGINFILE@@/b.png'],
    ['menjadi tautan', samplePng(9, 9), 'https://a.b/c.png'],
  ])('that cannot come are named: %s', (words, bytes, url) => {
    const read = withPicture('a.png', bytes, url);
    expect(codesOf(read)).toEqual(['picture-lost']);
    expect(read.problems[0]).toMatchObject({
      blocking: false,
      message: expect.stringContaining(words),
    });
    expect(read.question?.markdown).not.toContain('![');
    expect(read.question?.markdown).toContain('pohon');
    expect(read.images).toEqual([]);
  });
});

it('files that are no pictures are named', () => {
  const read = row('essay', '', '<![CDATA[<a href="@@PLUGINFILE@@/data%201.zip">data</a>]]>');
  expect(read.problems).toMatchObject([
    {
      code: 'attachment-lost',
      message: 'Lampiran data 1.zip tidak ikut tersimpan.',
      blocking: false,
    },
  ]);
  expect(read.question?.markdown).toBe('data');
});

describe('what is no file of Moodle', () => {
  it.each([
    ['<quiz>\n<question></quiz>', { code: 'broken-xml', line: 2, column: 11 }],
    ['bukan XML', { code: 'broken-xml', line: 1, column: 1 }],
    ['<html></html>', { code: 'broken-xml', what: 'quiz' }],
    ['<!DOCTYPE a [<!ENTITY b "c">]><quiz>&b;</quiz>', { code: 'broken-xml', what: 'doctype' }],
    ['<quiz>'.repeat(60) + '</quiz>'.repeat(60), { code: 'broken-xml', what: 'depth' }],
    ['<quiz></quiz>', { code: 'no-questions' }],
  ])('%.40s', (text, failure) => {
    expect(refusalOf(text, 'moodle')).toEqual(failure);
  });

  it('a document type within a text is a text', () => {
    expect(markdown('<!DOCTYPE html><p>a</p>')).toBe('a');
  });
});
