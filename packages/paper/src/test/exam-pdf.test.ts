import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerTable } from '../exam/answer-table.js';
import { type ExamFile, type ExamItem, type ExamPaper, paperCode } from '../exam/index.js';
import { renderPdf, type Typesetter } from '../typst/index.js';
import { examAsking, PICTURE, sampleExam } from './sample-exam.js';
import { makeTypesetter } from './typesetter.js';

const SOAL: ExamFile = { part: 'soal', variant: 'B' };
const KUNCI: ExamFile = { part: 'kunci', variant: 'B' };
const ALONE: ExamFile = { part: 'soal', variant: 'A' };

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await makeTypesetter();
});

async function read(exam: ExamPaper, file: ExamFile) {
  const { bytes, warnings } = await renderPdf(exam, file, typesetter);
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const text = texts.join(' ').replace(/\s+/g, ' ');
  return { text, texts, pdf, warnings, bytes, size: [width, height].map(Math.round) };
}

const asking = (markdown: string, rest: Partial<ExamItem> = {}) =>
  read(examAsking(markdown, rest), ALONE);

describe('an exam as PDF', () => {
  it('says on every page who verified it', async () => {
    const verified = 'Dr. Ratna Wulandari, M.Kom., 27 November 2026';
    for (const file of [SOAL, KUNCI]) {
      const { texts } = await read({ ...sampleExam, verified }, file);
      for (const page of texts) expect(page).toContain(`Diverifikasi: ${verified}`);
    }
  });

  it('asks everything on pages that are numbered, and answers nothing', async () => {
    const { text, texts, pdf, warnings } = await read(sampleExam, SOAL);
    expect(warnings).toEqual([]);
    for (const said of [
      'Universitas Contoh Nusantara',
      'Ujian Tengah Semester UTS Struktur Data Struktur Data (IF2110)',
      'Semester Gasal 2026/2027',
      'Selasa, 13 Oktober 2026',
      '90 menit',
      'Total poin 82,5',
      '7,5 poin',
      'Buku tertutup.',
      'seluruh naskah ini.',
      'tepat 13',
      'return 0 if simpul is None else 1',
    ])
      expect(text).toContain(said);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(text).toMatch(new RegExp(` ${number}\\. `));
    expect(texts[0]).toContain(`Halaman 1 dari ${pdf.numPages}`);
    expect(text).not.toContain('Diverifikasi');
    for (const page of texts)
      expect(page.replace(/\s+/g, ' ')).toContain(`Varian B ${paperCode(sampleExam, 'B')}`);
    for (const kept of ['Jawaban ke-23', 'Sebab 13']) expect(text).not.toContain(kept);
  });

  it('answers in its key what the table of answers says', async () => {
    const { text } = await read(sampleExam, KUNCI);
    for (const { variant, number, questionId, answer } of answerTable(sampleExam)) {
      if (variant !== 'B' || questionId > 15) continue;
      const place = text.indexOf(` ${number}. Pertanyaan ke-${questionId}.`);
      expect(text.slice(place, place + 80)).toContain(`Jawaban ${answer}. tepat ${questionId}`);
    }
    for (const said of ['Sebab 13.', 'Salah', 'int x;', paperCode(sampleExam, 'B')])
      expect(text).toContain(said);
  });

  it('is tagged, in Indonesian, and has its fonts inside', async () => {
    const { pdf, bytes } = await read(sampleExam, SOAL);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'id-ID', CreationDate: 'D:20261013000000Z' });
    const marks = { Marked: true, UserProperties: false, Suspects: false };
    expect(await pdf.getMarkInfo()).toEqual(new Map(Object.entries(marks)));
    expect(JSON.stringify(await (await pdf.getPage(2)).getStructTree())).toContain('"Table"');
    expect(bytes.length).toBeLessThan(150_000);
    const page = await pdf.getPage(2);
    await page.getOperatorList();
    const names = new Set(
      (await page.getTextContent()).items.flatMap((item) =>
        'fontName' in item ? [item.fontName] : [],
      ),
    );
    for (const name of names) expect(page.commonObjs.get(name).missingFile).toBeFalsy();
  });

  it.each<[ExamPaper['size'], number[]]>([
    ['A4', [595, 842]],
    ['F4', [609, 935]],
    ['Letter', [612, 792]],
  ])('is as large as %s', async (size, wanted) => {
    expect((await read({ ...examAsking('?'), size }, ALONE)).size).toEqual(wanted);
  });

  it('gives the same bytes twice, whatever was set between', async () => {
    const { bytes } = await read(sampleExam, SOAL);
    await asking('lain');
    expect(Buffer.from((await read(sampleExam, SOAL)).bytes).equals(Buffer.from(bytes))).toBe(true);
    const fresh = await renderPdf(sampleExam, SOAL, await makeTypesetter());
    expect(Buffer.from(fresh.bytes).equals(Buffer.from(bytes))).toBe(true);
  });
});

/** Above the foot of a page, in points from its lower edge. */
const FOOT = 62;
const LINE = 24;

/** Where the questions of a paper begin: the page, and how high above its lower edge. */
async function placesOf({ pdf }: Awaited<ReturnType<typeof read>>) {
  const places: { page: number; y: number; size: number; said: string }[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , size = 0, , y = 0] = item.transform as number[];
      places.push({ page, y, size, said: item.str });
    }
  }
  return places;
}

describe('the pages of a PDF', () => {
  const asks = (questionId: number, rest: Partial<ExamItem>): ExamItem => ({
    ...(examAsking('?').sections[0]?.items[0] as ExamItem),
    questionId,
    markdown: `Pertanyaan ke-${questionId}.`,
    ...rest,
  });
  const section = (title: string, items: ExamItem[]) => {
    return { title, note: 'Catatan.', shuffle: false, items };
  };
  const lines = Array.from({ length: 23 }, (_, at) => asks(at + 1, { space: 'lines4' }));

  it('have every question beside its lines', async () => {
    const exam = { ...examAsking('?'), sections: [section('', lines)] };
    const asked = (await placesOf(await read(exam, ALONE))).filter(({ said }) =>
      said.startsWith('Pertanyaan'),
    );
    expect(asked).toHaveLength(lines.length);
    for (const { y, said } of asked) expect(y, said).toBeGreaterThan(FOOT + 4 * LINE);
  });

  it('have every question beside its frame, be it as large as a page', async () => {
    const spaces = ['third', 'half', 'page', 'third', 'third', 'page', 'half'] as const;
    const items = spaces.map((space, at) => asks(at + 1, { space }));
    const { texts } = await read({ ...examAsking('?'), sections: [section('', items)] }, ALONE);
    for (const page of texts)
      expect(page.match(/Jawaban/g)?.length).toBe(page.match(/Pertanyaan/g)?.length);
    expect(texts.join(' ').match(/Jawaban/g)).toHaveLength(spaces.length);
  });

  it('have a whole question below each heading', async () => {
    const short = asks(99, {});
    const sections = lines.map((item, at) =>
      section(`Bagian ke-${at}`, [item, ...Array.from({ length: at % 5 }, () => short)]),
    );
    const places = await placesOf(await read({ ...examAsking('?'), sections }, ALONE));
    const heads = places.filter(({ said }) => said.startsWith('Bagian ke-'));
    expect(heads).toHaveLength(lines.length);
    for (const { page, y, said } of heads) {
      const next = places.find(
        (one) => one.page === page && one.y < y && one.said.startsWith('Pert'),
      );
      expect(next?.y, said).toBeGreaterThan(FOOT + 4 * LINE);
    }
  });

  it('show the variant large at the top, and at every foot', async () => {
    const found = await read(sampleExam, SOAL);
    const letters = (await placesOf(found)).filter(({ said }) => said === 'B');
    const [top, ...feet] = letters.toSorted((one, other) => other.size - one.size);
    expect(top).toMatchObject({ page: 1 });
    expect(top?.y).toBeGreaterThan(740);
    expect(top?.size).toBeGreaterThanOrEqual(28);
    expect(feet.map(({ page }) => page)).toEqual([1, 2, 3].slice(0, found.pdf.numPages));
    for (const { size } of feet) expect(size).toBeGreaterThanOrEqual(16);
  });

  it('have maths in the serifs of their text', async () => {
    const { pdf } = await asking('Bentuk $$3NF$$ dan $$T(n)$$.');
    const page = await pdf.getPage(1);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const fonts = items.flatMap((item) =>
      'fontName' in item && /[\u{1d400}-\u{1d7ff}]/u.test(item.str)
        ? [page.commonObjs.get(item.fontName).name as string]
        : [],
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const name of fonts) expect(name).toContain('STIXTwoMath');
  });
});

describe('what people type in a PDF', () => {
  it.each([
    '#read("/etc/passwd")',
    '#import "@preview/cetz:0.3.0"',
    '#let x = 1 #x',
    '#sys.version',
    '"] #panic("x") [',
    '= Judul @label <label> \\u{41}',
  ])('shows %s as it is', async (typed) => {
    const { text } = await asking(
      `Tulis \`${typed}\` dan ${typed.replace(/[\\@<*_[\]]/g, '\\$&')} saja.`,
    );
    expect(text.split(typed).length).toBe(3);
  });

  it.each([
    '$$\\input{/etc/passwd}$$',
    '$$\\frac{1$$',
    '$$\\href{https://a.b}{#read("x")} \\zzz$$',
  ])('prints %s as it was typed, and draws the rest', async (typed) => {
    const { text, warnings } = await asking(`Awal ${typed} akhir.`);
    expect(text).toContain(`Awal ${typed.slice(2, -2)} akhir.`);
    expect(text).toContain('Pertanyaan ke-2.');
    expect(warnings).toMatchObject([{ questionId: 1, code: 'formula-unreadable' }]);
  });

  it.each([
    ['\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}', '∑'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '4'],
    ['f(n) = \\begin{cases} 1 & n = 0 \\\\ 2 f(n-1) & \\text{lainnya} \\end{cases}', 'lainnya'],
    ['\\lim_{x \\to 0} \\frac{\\sin x}{x}', 'lim'],
    ['\\begin{aligned} a &= b \\\\ &= c \\end{aligned}', '='],
    ['\\overbrace{a+b}^{n} \\underline{c} \\hat{x} \\vec{v} \\bar{y} \\boxed{z}', '+'],
    ['\\text{\\#read("/etc/passwd")}', '#read("/etc/passwd")'],
    [
      '\\sqrt[3]{x} \\binom{n}{k} \\mathbb{R} \\mathcal{O}(n) \\left\\lfloor x \\right\\rfloor',
      'ℝ',
    ],
  ])('draws %s', async (tex, sign) => {
    for (const markdown of [`Lihat $$${tex}$$ ini.`, `$$\n${tex}\n$$`]) {
      const { text, warnings } = await asking(markdown);
      expect(warnings).toEqual([]);
      expect(text).toContain(sign);
      expect(text).not.toContain('\\');
    }
  });

  it('shows a broken picture by its name, and says so', async () => {
    const { bytes } = [...(sampleExam.images ?? new Map()).values()][0];
    const cut = { bytes: bytes.slice(0, 40), type: 'image/png' as const };
    const exam = { ...examAsking(`![peta](gambar:${PICTURE})`), images: new Map([[PICTURE, cut]]) };
    const { text, warnings } = await read(exam, ALONE);
    expect(text).toContain('peta');
    expect(warnings).toMatchObject([{ questionId: 1, code: 'image-unreadable' }]);
  });

  it('names the one broken picture of several, and draws the others', async () => {
    const whole = [...(sampleExam.images ?? [])][0]?.[1] ?? {
      bytes: new Uint8Array(),
      type: 'image/png',
    };
    const cut = { bytes: whole.bytes.slice(0, 40), type: 'image/png' } as const;
    const shas = ['b', 'c', 'd', 'e'].map((sign) => sign.repeat(64));
    const images = new Map(shas.map((sha, at) => [sha, at === 2 ? cut : whole]));
    const markdown = shas.map((sha) => `![peta ${sha[0]}](gambar:${sha})`).join('\n\n');
    const { text, warnings, pdf } = await read({ ...examAsking(markdown), images }, ALONE);
    expect(text).toContain('1. peta d 10 poin');
    expect(warnings).toMatchObject([{ code: 'image-unreadable' }]);
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(tree.match(/"Figure"/g)).toHaveLength(3);
  });

  const TICKS = '```';
  it.each([
    ['a million dollars', '$'.repeat(1_000_000)],
    ['a million dollars in pairs', '$$ '.repeat(330_000)],
    [
      'lists of 300 levels',
      Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    ],
    ['quotes of 3,000 levels', `${'>'.repeat(3_000)} a`],
    ['a formula of 300 levels', `$$${'\\frac{1}{'.repeat(300)}x${'}'.repeat(300)}$$`],
    ['a formula that multiplies', `$$\\def\\a{${'x'.repeat(300)}}${'\\a'.repeat(900)}$$`],
    ['a word of 40,000 letters', 'a'.repeat(40_000)],
    ['a table of 400 columns', `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n|${'b|'.repeat(400)}`],
    ['a listing of 5,000 lines', `${TICKS}\n${'x\n'.repeat(5_000)}${TICKS}`],
  ])('ends with %s', async (_, markdown) => {
    const { text } = await asking(markdown);
    expect(text).toContain('Pertanyaan ke-2.');
  });
});
