import { describe, expect, it } from 'vitest';
import { readZipEntry } from '../../test/read-zip.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { ownQuestion } from '../draft/question.js';
import { withQuestions } from '../draft/visitor-draft.js';
import { formDocx } from './form-docx.js';

const TICKS = '```';

const SOURCE = `# Bagian

Kata **tebal**, *miring*, \`kode\`, ~~coret~~ dan [tautan](https://contoh.ac.id), [buruk](javascript:x).

1. satu
   - dalam
2. dua

1) lagi

- [x] selesai

${TICKS}python
def f(x):
    return x < 2
${TICKS}

| Nama | Nilai |
| --- | --- |
| Ani | 90 |

> kutipan

Biaya $5 dan $$\\frac{a}{b}$$ lalu

$$
\\sum_{i=1}^{n} \\sqrt{x_i^2} \\le \\begin{pmatrix} p & q \\\\ r & s \\end{pmatrix}
$$

<script>alert(1)</script>
`;

async function documentOf(question: string): Promise<string> {
  const head = { title: 'UTS & Kuis', description: 'Baris 1\nBaris 2', courseTags: ['Basis Data'] };
  const form = withQuestions({ ...EMPTY_PAPER, ...head }, [
    { ...ownQuestion('a', 'x < 1 **bukan tebal**'), type: 'Essay' },
    ownQuestion('b', question),
  ]);
  const bytes = await (await formDocx(form)).arrayBuffer();
  return readZipEntry(new Uint8Array(bytes), 'word/document.xml');
}

const texts = (xml: string) =>
  [...xml.matchAll(/<(?:w|m):t(?: [^>]*)?>([^<]*)<\/(?:w|m):t>/g)].map(([, text]) => text);

describe('a form as DOCX', () => {
  it('begins with its title, description and tags, and keeps plain questions as they are', async () => {
    const said = texts(await documentOf('x'));
    expect(said.slice(0, 7)).toEqual([
      'UTS &amp; Kuis',
      'Baris 1',
      'Baris 2',
      'Mata Kuliah: Basis Data',
      'Soal 1',
      'x &lt; 1 **bukan tebal**',
      'Mata Kuliah: Custom Question · Tingkat Kesulitan: Custom · Dosen: User Created',
    ]);
  });

  it('turns Markdown into what Word knows', async () => {
    const xml = await documentOf(SOURCE);
    expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>.*?Bagian/);
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*tebal/);
    expect(xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*miring/);
    expect(xml).toMatch(/<w:strike\/>(?:(?!<\/w:r>).)*coret/);
    expect(xml).toMatch(/Consolas(?:(?!<\/w:r>).)*return x &lt; 2/);
    expect(xml).toContain('    return');
    expect(xml.match(/<w:hyperlink/g)).toHaveLength(1);
    expect(xml.match(/<w:tr>|<w:tr /g)).toHaveLength(2);
    expect(texts(xml)).toEqual(expect.arrayContaining(['☒ ', 'Ani', 'buruk', 'kutipan']));
    expect(texts(xml)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(xml).not.toContain('javascript');
  });

  it('numbers each list anew, and deeper ones deeper', async () => {
    const xml = await documentOf(SOURCE);
    const marks = [...xml.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)];
    const [one, inner, two, again] = marks.map(([, level, id]) => ({ level, id }));
    expect(one?.level).toBe('0');
    expect(inner?.level).toBe('1');
    expect(two?.id).toBe(one?.id);
    expect(again?.id).not.toBe(one?.id);
  });

  it('draws formulas, and leaves a single dollar alone', async () => {
    const xml = await documentOf(SOURCE);
    expect(texts(xml).join('')).toContain('Biaya $5 dan ');
    expect(xml).toMatch(/<m:f>.*?<m:num>.*?a.*?<m:den>.*?b/);
    expect(xml).toMatch(/<m:limUpp>.*?<m:limLow>.*?∑/);
    expect(xml).toContain('<m:rad>');
    expect(texts(xml).join('')).toContain('p, q; r, s');
    expect(xml).not.toContain('\\frac');
  });

  it('writes a broken formula as it is', async () => {
    expect(texts(await documentOf('$$\\frac{$$')).join('')).toContain('\\frac{');
  });
});
