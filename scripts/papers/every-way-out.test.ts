import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type ExamItem,
  type ExamPaper,
  type ExamPart,
  paperCode,
  renderDocx,
  renderText,
} from '@bank-soal/paper/exam';
import {
  createTypesetter,
  renderPdf,
  TYPESETTER_FILES,
  type Typesetter,
} from '@bank-soal/paper/typst';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, it } from 'vitest';
import { pdfPages } from '../../apps/site/journeys/support/read-files.js';
import { PrintedPaper } from '../../packages/screens/src/papers/editor/printed-paper.js';
import { readZipEntry } from '../../packages/screens/src/test/read-zip.js';

const PAPERS = 12;
const VARIANT = 'B';
const { resolve } = createRequire(new URL('../../packages/paper/package.json', import.meta.url));

let typesetter: Typesetter;
beforeAll(async () => {
  const [compiler, ...fonts] = await Promise.all(
    [TYPESETTER_FILES.compiler, ...TYPESETTER_FILES.fonts].map((name) => readFile(resolve(name))),
  );
  typesetter = await createTypesetter({ compiler: compiler ?? Buffer.from(''), fonts });
});

/** Numbers below a limit, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
}

/** Words that no other place has: what everybody reads, what is asked alone, and what the key says alone. */
interface Words {
  all: string[];
  soal: string[];
  kunci: string[];
}

const TICKS = '```';

/** A paper in which every place that can be filled says a word of its own, or nothing. */
function randomPaper(seed: number): { exam: ExamPaper; words: Words } {
  const random = createRandom(seed);
  const words: Words = { all: [], soal: [], kunci: [] };
  let count = 0;
  function say(where: keyof Words) {
    count += 1;
    const word = `kata${seed}x${count}z`;
    words[where].push(word);
    return word;
  }
  const maybe = (where: keyof Words) => (random(4) === 0 ? '' : say(where));
  const several = (where: keyof Words, most: number) =>
    Array.from({ length: random(most + 1) }, () => say(where));

  const forms: ((word: () => string) => string)[] = [
    (word) => `${word()} **${word()}** _${word()}_ \`${word()}\` dan $$x_${random(9)}$$`,
    (word) => `- ${word()}\n- ${word()}\n  1. ${word()}`,
    (word) => `> ${word()}`,
    (word) => `${TICKS}c\n${word()} = ${word()};\n${TICKS}`,
    (word) => `| ${word()} | ${word()} |\n| --- | --- |\n| ${word()} | ${word()} |`,
    (word) => `## ${word()}`,
    (word) => `[${word()}](https://contoh.ac.id)`,
  ];
  const text = (where: keyof Words) =>
    [say(where), ...Array.from({ length: random(3) }, () => pick(forms)(() => say(where)))].join(
      '\n\n',
    );
  const pick = <T>(all: readonly T[]) => all[random(all.length)] as T;

  const item = (questionId: number): ExamItem => {
    const kind = pick(['pilihan', 'benar-salah', 'isian', 'uraian', 'kode'] as const);
    const options = kind === 'pilihan' ? 2 + random(4) : 0;
    return {
      questionId,
      kind,
      markdown: text('all'),
      // Keys name what is right; the print shows the others, too.
      options: Array.from({ length: options }, (_, at) => {
        return { markdown: say(at === 0 ? 'all' : 'soal'), right: at === 0 };
      }),
      answer: kind === 'benar-salah' ? 'salah' : kind === 'pilihan' ? '' : text('kunci'),
      explanation: random(2) === 0 ? '' : text('kunci'),
      points: random(40) / 2,
      space: pick(['none', 'lines1', 'lines2', 'lines4', 'lines8', 'third', 'half', 'page']),
    };
  };
  let id = 0;
  const sections = Array.from({ length: 1 + random(3) }, () => ({
    title: maybe('all'),
    note: maybe('soal'),
    shuffle: random(2) === 0,
    items: Array.from({ length: 1 + random(4) }, () => {
      id += 1;
      return item(id);
    }),
  }));
  const head = {
    university: maybe('all'),
    faculty: maybe('all'),
    kind: maybe('all'),
    term: maybe('all'),
    course: maybe('all'),
    code: maybe('all'),
    date: pick(['', '2026-10-13']),
    minutes: pick([null, 90]),
    lecturer: maybe('all'),
    rules: several('soal', 3),
    identity: several('soal', 3),
  };
  const exam: ExamPaper = {
    title: say('all'),
    head,
    instructions: several('soal', 2),
    sections,
    variants: 3,
    shuffleOptions: true,
    size: pick(['A4', 'F4', 'Letter']),
    seed,
  };
  return { exam, words };
}

const lower = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').toLowerCase();

const ways: Record<string, (exam: ExamPaper, part: ExamPart) => Promise<string>> = {
  async PDF(exam, part) {
    const { bytes } = await renderPdf(exam, { part, variant: VARIANT }, typesetter);
    return (await pdfPages(Buffer.from(bytes))).join(' ');
  },
  async DOCX(exam, part) {
    const { bytes } = await renderDocx(exam, { part, variant: VARIANT });
    const parts = ['document', 'footer1'].map((name) => readZipEntry(bytes, `word/${name}.xml`));
    return (await Promise.all(parts)).join(' ').replace(/<[^>]+>/g, ' ');
  },
  async text(exam, part) {
    return new TextDecoder().decode((await renderText(exam, { part, variant: VARIANT })).bytes);
  },
  async print(exam, part) {
    const page = createElement(PrintedPaper, { exam, part, variant: VARIANT });
    const { prelude } = await prerender(page);
    return (await new Response(prelude).text()).replace(/<[^>]+>/g, ' ');
  },
};

it.each(Object.keys(ways))('every word of a paper is in its %s', async (way) => {
  for (let seed = 1; seed <= PAPERS; seed += 1) {
    const { exam, words } = randomPaper(seed);
    for (const part of ['soal', 'kunci'] as const) {
      const text = lower(await (ways[way] as (typeof ways)[string])(exam, part));
      const missing = [...words.all, ...words[part]].filter((word) => !text.includes(word));
      expect(missing, `${part} of paper ${seed}`).toEqual([]);
      expect(text).toContain(lower(paperCode(exam, VARIANT)));
      expect(text).toContain('varian b');
      for (const { points } of exam.sections.flatMap(({ items }) => items))
        expect(text).toContain(`${String(points).replace('.', ',')} poin`);
      if (part === 'kunci') continue;
      expect(words.kunci.filter((word) => text.includes(word))).toEqual([]);
    }
  }
});

it('the printed key says all that a short answer accepts', async () => {
  const { exam } = randomPaper(1);
  const item: ExamItem = {
    questionId: 1,
    kind: 'isian',
    markdown: 'Berapa π?',
    options: [],
    answer: '3.14',
    answers: [
      { text: '3.1416', weight: 100 },
      { text: '3.2', weight: 50 },
    ],
    tolerance: 0.01,
    explanation: '',
    points: 1,
    space: 'none',
  };
  const sections = [{ title: '', note: '', shuffle: false, items: [item] }];
  const text = await ways.print?.({ ...exam, sections }, 'kunci');
  expect(text?.replace(/\s+/g, ' ')).toMatch(/3\.1416.*± 0\.01.*3\.2.*50%/);
});
