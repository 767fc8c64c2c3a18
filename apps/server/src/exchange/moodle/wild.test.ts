import { describe, expect, it } from 'vitest';
import { samplePng } from '../../test/sample-png.js';
import { codesOf, rowOf } from '../test/read.js';

const essay = (text: string) =>
  rowOf(
    `<quiz><question type="essay"><name><text>Uji</text></name><questiontext format="html"><text>${text}</text></questiontext></question></quiz>`,
    'moodle',
  );
const html = (text: string) => essay(`<![CDATA[${text}]]>`);
const said = (row: ReturnType<typeof essay>) => [row.question?.markdown, codesOf(row)];

describe('markup without a section around it', () => {
  it.each([
    ['Struktur <b>antrean</b> memakai', 'Struktur **antrean** memakai'],
    ['O(<i>n</i><sup>2</sup>)', 'O(*n*$$^{2}$$)'],
    ['<p>satu<br/>dua &lt; tiga</p>', 'satu\\\ndua < tiga'],
  ])('%s', (text, markdown) => {
    expect(said(essay(text))).toEqual([markdown, []]);
  });

  it('stands in options, too', () => {
    const answer = (fraction: number, text: string) =>
      `<answer fraction="${fraction}"><text>${text}</text></answer>`;
    const { question } = rowOf(
      `<quiz><question type="multichoice"><questiontext><text>Apa?</text></questiontext>${answer(100, 'O(<i>n</i>)')}${answer(0, 'O(1)')}</question></quiz>`,
      'moodle',
    );
    expect(question?.options.map(({ markdown }) => markdown)).toEqual(['O(*n*)', 'O(1)']);
  });
});

const FRACTION = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';

describe('formulas in MathML', () => {
  it.each([
    [`${FRACTION}<mo>+</mo><msup><mi>x</mi><mn>2</mn></msup>`, '\\frac{1}{2}+{x}^{2}'],
    [
      '<msub><mi>a</mi><mi>i</mi></msub><mo>≤</mo><msqrt><mi>n</mi></msqrt>',
      '{a}_{i}\\le \\sqrt{n}',
    ],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '\\sum _{i=1}^{n}i',
    ],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '\\left( a,b \\right)'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 2\\end{matrix}',
    ],
    [
      '<semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x_1^2</annotation></semantics>',
      'x_1^2',
    ],
  ])('%s', (inner, tex) => {
    expect(said(html(`<p>Nilai <math>${inner}</math> adalah</p>`))).toEqual([
      `Nilai $$${tex}$$ adalah`,
      [],
    ]);
  });

  it('as WIRIS keeps them, in texts and behind pictures', () => {
    const wiris = `«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»${FRACTION.replaceAll('<', '«').replaceAll('>', '»')}«/math»`;
    const expected = ['Nilai $$\\frac{1}{2}$$ adalah', []];
    expect(said(html(`<p>Nilai ${wiris} adalah</p>`))).toEqual(expected);
    expect(said(html(`<p>Nilai <img data-mathml="${wiris}" src="x"> adalah</p>`))).toEqual(
      expected,
    );
  });

  it('are reported where nobody can write them', () => {
    expect(said(html('<p>Nilai <math><mlongdiv><mn>3</mn></mlongdiv></math></p>'))).toEqual([
      'Nilai 3',
      ['formula-lost'],
    ]);
  });
});

describe('texts with blanks', () => {
  const cloze = (text: string) => {
    const row = rowOf(
      `<quiz><question type="cloze"><name><text>Uji</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
      'moodle',
    );
    return [row.question?.markdown, row.question?.answer, codesOf(row)];
  };
  const ROOM = '\\_\\_\\_\\_';

  it.each([
    [
      'Himpunan: {1:SA:=\\{1, 2\\}} selesai',
      `Himpunan: (1) ${ROOM} selesai`,
      '(1) {1, 2}',
      ['became-blanks'],
    ],
    ['Luas = {1:NUMERICAL:=4:0.1}', `Luas = (1) ${ROOM}`, '(1) 4 (± 0.1)', ['became-blanks']],
    [
      '<pre>for i in range({1:NM:=10}):\n    print(i)</pre>',
      '```\nfor i in range((1) ____):\n    print(i)\n```',
      '(1) 10',
      ['became-blanks'],
    ],
    [
      'Metode {1:SA:=__init__} dan {1:MC:=a*b*c~x &lt; y}',
      `Metode (1) ${ROOM} dan (2) ${ROOM} (a\\*b\\*c / x < y)`,
      '(1) \\_\\_init\\_\\_; (2) a\\*b\\*c',
      ['became-blanks'],
    ],
    [
      'Nilai {1:SA:=\\(\\frac{1\\}{2\\}\\)~%50%O(n<sup>2</sup>)~salah}',
      `Nilai (1) ${ROOM}`,
      '(1) $$\\frac{1}{2}$$ atau O(n$$^{2}$$) (50%)',
      ['became-blanks', 'partial-credit-lost', 'wrong-answer-lost'],
    ],
    ['Tanpa isian {x}', 'Tanpa isian {x}', '', ['no-blanks']],
  ])('%s', (text, markdown, answer, codes) => {
    expect(cloze(text)).toEqual([markdown, answer, codes]);
  });
});

describe('programs that answer', () => {
  const program = (answer: string) =>
    rowOf(
      `<quiz><question type="coderunner"><name><text>Uji</text></name><questiontext><text>Apa?</text></questiontext><answer><![CDATA[${answer}]]></answer></question></quiz>`,
      'moodle',
    ).question?.answer;

  it('keep their first indent, and the backticks within', () => {
    expect(program('\n    total += i\n    return total\n')).toBe(
      '```\n    total += i\n    return total\n```',
    );
    expect(program('s = "\n```\nx"')).toBe('````\ns = "\n```\nx"\n````');
  });
});

describe('numbers of Moodle', () => {
  const points = (grade: string) => {
    const row = rowOf(
      `<quiz><question type="essay"><questiontext><text>Apa?</text></questiontext><defaultgrade>${grade}</defaultgrade></question></quiz>`,
      'moodle',
    );
    return [row.question?.points, codesOf(row)];
  };

  it.each([
    ['', 1, []],
    ['2,5', 2.5, []],
    ['dua', 1, ['points-lost']],
  ])('a grade of %j', (grade, expected, codes) => {
    expect(points(grade)).toEqual([expected, codes]);
  });
});

describe('pictures of Moodle 1.9', () => {
  const letters = samplePng(3, 2).toString('base64');
  const old = (type: string, inner: string) =>
    rowOf(
      `<quiz><question type="${type}"><questiontext><text>Apa {1:SA:=a}?</text></questiontext>${inner}</question></quiz>`,
      'moodle',
    );

  it.each(['essay', 'matching', 'cloze'])('stand beside what is asked: %s', (type) => {
    const { images, question } = old(
      type,
      `<image>a/diagram 1.png</image><image_base64>${letters}</image_base64>`,
    );
    expect(images).toHaveLength(1);
    expect(question?.markdown).toContain(`![](gambar:${images[0]?.sha256})`);
  });

  it.each([
    ['<image>diagram.png</image>', ['picture-lost']],
    ['<image>https://a.b/c.png</image>', ['picture-lost']],
    ['<image_base64>eA==</image_base64>', ['picture-lost']],
    ['<image></image><image_base64></image_base64>', []],
  ])('%s', (inner, codes) => {
    expect(codesOf(old('essay', inner))).toEqual(codes);
  });
});

describe('what Markdown has no words for', () => {
  it.each([
    ['<p>Apa? <svg><text>akar</text></svg></p>', 'Apa? akar', ['picture-lost']],
    ['<iframe src="https://a.b/c" title="Video"></iframe>', '[Video](https://a.b/c)', []],
    ['<p>x</p><object data="https://a.b/c"></object>', 'x\n\n<https://a.b/c>', []],
    ['<p>x <object data="@@PLUGINFILE@@/a.swf">isi</object></p>', 'x isi', ['attachment-lost']],
    ['<p>\\[x = 1<br>+ 2\\]</p>', '$$\nx = 1 + 2\n$$', []],
    ['<p>a<br>b</p>', 'a\\\nb', []],
    [
      '<p><span lang="en" class="multilang">Stack</span> <span lang="id" class="multilang">Tumpukan</span>.</p>',
      'Tumpukan.',
      ['languages-lost'],
    ],
    ['<p>{mlang en}Stack{mlang}{mlang id}Tumpukan{mlang}!</p>', 'Tumpukan!', ['languages-lost']],
    [
      '<table><caption>Data</caption><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      'Data\n\n| a |\n| - |\n| b |',
      [],
    ],
  ])('%s', (text, markdown, codes) => {
    expect(said(html(text))).toEqual([markdown, codes]);
  });
});
