import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  NEW_QUESTION,
  type QuestionFields,
  type QuestionFormat,
} from '@bank-soal/contract/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeQuestions } from '../exchange/index.js';
import type { DocumentLimits } from '../settings/config.js';
import { diskStore } from '../storage/disk-store.js';
import { emfHolding, wmfHolding } from '../test/documents/metafiles.js';
import { installed, noLibreOffice, titled } from '../test/documents/programs.js';
import { p, wordExam, x } from '../test/documents/word-exam.js';
import { samplePng } from '../test/sample-png.js';
import { createCombiner } from './combiner.js';
import { createMetafileDrawer, type DrawMetafiles } from './metafile-drawer.js';
import { createPageReaders } from './page-readers.js';
import { createQuestionReader, type QuestionReader } from './question-reader.js';

const MB = 1024 * 1024;
const LIMITS = {
  maxRssBytes: 512 * MB,
  maxCpuMs: 30_000,
  timeoutMs: 600_000,
  maxPages: 9,
  ready: false,
};

let folder: string;
let reader: QuestionReader | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-exchange-'));
});
afterEach(() => {
  return reader?.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(
  content: string | Buffer,
  format: QuestionFormat,
  limits: Partial<DocumentLimits> = {},
) {
  const path = join(folder, 'soal');
  await writeFile(path, content);
  reader = createQuestionReader({ ...LIMITS, ...limits }, join(folder, 'pending'));
  return reader.read({ path: path, format: format }, 'a');
}

const refusal = (code: string, what?: string) => ({
  status: 422,
  failure: what === undefined ? { code } : { code, what },
});

const PNG = samplePng(3, 2);
const PICTURE =
  '<quiz><question type="essay"><questiontext format="html"><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt;?</text>' +
  `<file name="a.png" encoding="base64">${PNG.toString('base64')}</file></questiontext></question></quiz>`;

describe('createQuestionReader', () => {
  it('reads questions in a process of its own, and keeps their pictures for a while', async () => {
    const { rows, pictureOf, dispose } = await read(PICTURE, 'moodle');
    expect(rows).toMatchObject([{ line: 1, kind: 'uraian', problems: [] }]);
    const [{ sha256, size } = { sha256: '', size: 0 }] = rows[0]?.images ?? [];
    expect(size).toBe(PNG.length);
    expect(await pictureOf(sha256)).toEqual(PNG);
    await dispose();
    await expect(pictureOf(sha256)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('leaves nothing behind where a file is refused', async () => {
    const own = join(folder, 'pending');
    await expect(read('{}', 'json')).rejects.toMatchObject({
      status: 422,
      answer: { code: 'broken-json', message: expect.any(String), rows: [] },
    });
    expect(await readdir(own)).toEqual([]);
    const { dispose } = await read(PICTURE, 'moodle');
    expect(await readdir(own)).toHaveLength(1);
    await dispose();
    expect(await readdir(own)).toEqual([]);
  });

  it('says nothing of a file that the machine had no time for', async () => {
    await expect(read('[]', 'json', { timeoutMs: 1 })).rejects.toMatchObject({ status: 503 });
  });

  it('refuses what takes too much of the processor, and of memory', async () => {
    const file = JSON.stringify([{ kind: 'uraian', markdown: 'x' }]);
    const tooComplex = refusal('too-complex', 'questions');
    await expect(read(file, 'json', { maxCpuMs: 1 })).rejects.toMatchObject(tooComplex);
    await expect(read(file, 'json', { maxRssBytes: MB })).rejects.toMatchObject(tooComplex);
  });
});

const bomb = () => {
  const levels = Array.from(
    { length: 20 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  );
  return `<!DOCTYPE quiz [<!ENTITY e0 "x">${levels.join('')}]><quiz>&e20;</quiz>`;
};
const questionOf = (text: string) =>
  `<quiz><question type="essay"><questiontext><text>${text}</text></questiontext></question></quiz>`;

describe('a hostile file ends within its limits, in words', () => {
  it.each<[string, QuestionFormat, () => string | Buffer, object]>([
    ['1 MB of braces', 'gift', () => '{'.repeat(MB), { code: 'broken-question' }],
    ['1 MB of pairs', 'gift', () => `a {${'=a->b '.repeat(40_000)}`, { code: 'broken-question' }],
    [
      '1 MB of backslashes',
      'gift',
      () => `${'\\'.repeat(MB - 9)} {T}`,
      { code: 'broken-question' },
    ],
    ['a bomb of entities', 'moodle', bomb, refusal('broken-xml', 'doctype')],
    [
      'an address',
      'moodle',
      () => '<!DOCTYPE q SYSTEM "http://a.b/c"><quiz/>',
      refusal('broken-xml', 'doctype'),
    ],
    [
      '10,000 levels',
      'moodle',
      () => '<a>'.repeat(10_000) + '</a>'.repeat(10_000),
      refusal('broken-xml', 'depth'),
    ],
    ['comments without end', 'moodle', () => `<quiz>${'<!--'.repeat(300_000)}`, { status: 422 }],
    [
      '10,000 levels of HTML',
      'moodle',
      () => questionOf('&lt;div&gt;'.repeat(10_000)),
      { code: 'broken-question' },
    ],
    [
      'formatting that multiplies',
      'moodle',
      () =>
        questionOf(
          Array.from({ length: 9_000 }, (_, at) => `&lt;font color=${at}&gt;&lt;p&gt;`).join(''),
        ),
      refusal('too-complex', 'questions'),
    ],
    [
      'a million formulas that never end',
      'moodle',
      () => questionOf('\\('.repeat(MB / 2)),
      { code: 'too-long' },
    ],
    ['100 MB', 'moodle', () => Buffer.alloc(100 * MB, ' '), refusal('too-large')],
    ['1 MB of brackets', 'json', () => '['.repeat(MB), refusal('broken-json')],
    [
      'lists in lists',
      'json',
      () => '['.repeat(100_000) + ']'.repeat(100_000),
      { code: 'broken-question' },
    ],
    [
      '1 MB of dollars',
      'aiken',
      () => `${'$'.repeat(MB)}\nA. a\nB. b\nANSWER: A`,
      { code: 'too-long' },
    ],
  ])('%s', async (_, format, file, expected) => {
    const end = await read(file(), format).then(
      ({ rows }) => rows[0]?.problems.at(-1),
      (error: unknown) => error,
    );
    expect(end).toMatchObject(expected);
  });
});

it('is not even read where it is far too large', async () => {
  const path = join(folder, 'besar');
  await writeFile(path, '');
  await truncate(path, 600 * MB);
  reader = createQuestionReader(LIMITS, join(folder, 'pending'));
  await expect(reader.read({ path: path, format: 'json' }, 'a')).rejects.toMatchObject(
    refusal('too-large'),
  );
});

it('reads 500 questions within some seconds of the processor', async () => {
  const question: QuestionFields = {
    ...NEW_QUESTION,
    kind: 'pilihan',
    markdown: 'Berapa isi `a[0]` sesudah **dua** langkah, jika $$x_1 < 5$$?\n\n- satu\n- dua',
    options: ['satu', '`dua`', '$$3$$', 'empat'].map((markdown, at) => ({
      markdown,
      right: at === 1,
    })),
    explanation: 'Lihat *bab dua*.',
  };
  const questions = Array.from({ length: 500 }, () => question);
  const file = writeQuestions(questions, 'moodle').bytes.toString();
  const forgetful = file.replace(/<banksoal>.*<\/banksoal>/g, '');
  const { rows, dispose } = await read(forgetful, 'moodle', { maxCpuMs: 12_000 });
  await dispose();
  const complete = questions.map((one) => ({ ...one, outcomeIds: [], cognitive: null }));
  expect(rows.map((row) => row.question)).toEqual(complete);
});

describe('metafiles of a Word document', () => {
  const picture = (id: string) =>
    x(`<w:r><w:pict><v:shape><v:imagedata r:id="${id}"/></v:shape></w:pict></w:r>`);

  async function readWith(draw: DrawMetafiles | undefined) {
    const emf = emfHolding(PNG);
    const file = await wordExam(p('1. Apa? ', picture('p1')) + p('2. Siapa? ', picture('p2')), {
      relations: [
        ['p1', 'image', 'media/a.emf'],
        ['p2', 'image', 'media/b.wmf'],
      ],
      parts: { 'word/media/a.emf': emf, 'word/media/b.wmf': wmfHolding(emf) },
    });
    const path = join(folder, 'ujian.docx');
    await writeFile(path, file);
    reader = createQuestionReader(LIMITS, join(folder, 'pending'), undefined, draw);
    const { rows, pictureOf, dispose } = await reader.read({ path, format: 'docx' }, 'a');
    const images = await Promise.all(rows.map(({ images: [one] }) => one && pictureOf(one.sha256)));
    await dispose();
    return { images, problems: rows.map((row) => row.problems.map(({ code }) => code)) };
  }

  it('become what is drawn of them, each in its own place', async () => {
    const [first, second] = [samplePng(4, 4), samplePng(5, 5)];
    const { images, problems } = await readWith(async (_, output) => {
      await writeFile(join(output, '0'), first);
      await writeFile(join(output, '1'), second);
    });
    expect(images).toEqual([first, second]);
    expect(problems).toEqual([[], []]);
  });

  it('are lost where nothing draws them, or not all', async () => {
    const lost = [['picture-lost'], ['picture-lost']];
    expect((await readWith(undefined)).problems).toEqual(lost);
    expect((await readWith(async () => {})).problems).toEqual(lost);
    const some = await readWith((_, output) => writeFile(join(output, '1'), PNG));
    expect(some.problems).toEqual([['picture-lost'], []]);
  });

  it.skipIf(noLibreOffice)(titled('are drawn by LibreOffice', noLibreOffice), async () => {
    const store = await diskStore(join(folder, 'files'));
    const combiner = await createCombiner(join(folder, 'previews'), store, LIMITS, installed);
    const readers = createPageReaders(LIMITS);
    try {
      const { images, problems } = await readWith(createMetafileDrawer(combiner, readers));
      expect(problems).toEqual([[], []]);
      // 50 mm and a rim, three dots a point.
      const sides = images.map((image) => image?.readUInt32BE(16));
      expect(sides[0]).toBeGreaterThan(420);
      expect(sides[0]).toBeLessThan(480);
      expect(sides[1]).toBeGreaterThan(100);
    } finally {
      combiner.close();
      readers.close();
    }
  });

  it('are lost when only our own pages could be laid out', async () => {
    const store = await diskStore(join(folder, 'files'));
    const combiner = await createCombiner(join(folder, 'own'), store, LIMITS, {});
    const readers = createPageReaders(LIMITS);
    try {
      const { problems } = await readWith(createMetafileDrawer(combiner, readers));
      expect(problems).toEqual([['picture-lost'], ['picture-lost']]);
    } finally {
      combiner.close();
      readers.close();
    }
  });
});
