import { EMPTY_HEAD } from '@bank-soal/contract/papers';
import type { QuestionFields, QuestionVisibility } from '@bank-soal/contract/questions';
import { OPEN_RELEASE, type Release } from '@bank-soal/contract/sets';
import { expect, vi } from 'vitest';
import { accountRow } from '../../accounts/accounts.js';
import { dialectOf } from '../../db/dialect.js';
import type { Db } from '../../db/schema.js';
import { columnsOf, newFields } from '../../papers/paper-fields.js';
import { questionColumns } from '../../questions/question-columns.js';
import { countTexts } from '../../search/text-rows.js';
import { sampleBank, sampleFile, sampleSet } from '../sample-bank.js';
import { startTestServer, type TestServer } from '../start-test-server.js';

/** Far from every id of another kind: no course tag has such a one. */
const FIRST_SET = 5000;
const FIRST_FILE = 7000;

const FIRST_QUESTION = 9000;
const FIRST_PAPER = 11_000;

/** Its question, its answer, its test case. */
const FILES_OF_A_SET = 3;

const FUTURE = '2999-01-01T00:00:00.000Z';

/** Viewers who must not find the planted words of a set or of its key. */
export type Outsider = 'visitor' | 'wrong token' | 'student' | 'other lecturer';

const BELOW_LECTURERS: readonly Outsider[] = ['visitor', 'wrong token', 'student'];
const BELOW_USERS: readonly Outsider[] = ['visitor', 'wrong token'];
const ALL: readonly Outsider[] = [...BELOW_LECTURERS, 'other lecturer'];

/** A set in which words are planted. */
export interface Planted {
  word: string;
  release: Partial<Release>;
  /** Viewers who must not know of the set. */
  hiddenFrom: readonly Outsider[];
  /** Viewers who must not find its key; beside those. */
  closedTo: readonly Outsider[];
}

export const PLANTED: readonly Planted[] = [
  {
    word: 'PEMILIK',
    release: { visibility: 'owner', keyVisibility: 'owner' },
    hiddenFrom: ALL,
    closedTo: ALL,
  },
  {
    word: 'DOSEN',
    release: { visibility: 'lecturers', keyVisibility: 'owner' },
    hiddenFrom: BELOW_LECTURERS,
    closedTo: ALL,
  },
  {
    word: 'MASUK',
    release: { visibility: 'users', keyVisibility: 'lecturers' },
    hiddenFrom: BELOW_USERS,
    closedTo: BELOW_LECTURERS,
  },
  { word: 'NANTI', release: { availableFrom: FUTURE }, hiddenFrom: ALL, closedTo: ALL },
  { word: 'KUNCI', release: { keyVisibility: 'owner' }, hiddenFrom: [], closedTo: ALL },
  { word: 'BESOK', release: { keyFrom: FUTURE }, hiddenFrom: [], closedTo: ALL },
];

/** Words planted in a question of Sari's, in all its texts. */
export const PLANTED_QUESTIONS = [
  { word: 'RAHASIA-SOAL-SENDIRI', visibility: 'owner', isGone: false, hiddenFrom: ALL },
  {
    word: 'RAHASIA-SOAL-DOSEN',
    visibility: 'lecturers',
    isGone: false,
    hiddenFrom: BELOW_LECTURERS,
  },
  { word: 'RAHASIA-SOAL-HAPUS', visibility: 'lecturers', isGone: true, hiddenFrom: ALL },
] as const satisfies readonly {
  word: string;
  visibility: QuestionVisibility;
  isGone: boolean;
  hiddenFrom: readonly Outsider[];
}[];

/** An exam to come with all of them: its title, and its day, which nobody else may learn. */
export const PLANTED_USE = { title: 'RAHASIA-NASKAH', usedOn: '2888-08-08T01:00:00.000Z' };

/** A word of the set itself, as it stands in all its texts. */
export const setWord = (word: string) => `RAHASIA-SET-${word}`;
/** A word of its key: in the names of its files, and in what is in them. */
export const keyWord = (word: string) => `RAHASIA-KEY-${word}`;

/** A word of the owner's papers, which nobody else may find: no administrator either. */
export const PAPER_WORD = 'RAHASIA-NASKAH';

export interface PlantedBank {
  server: TestServer;
  /** Papers of the owner, a draft and a used one. */
  papers: readonly number[];
  /** Of each planted set, and of its files. */
  places: ReadonlyMap<string, { setId: number; fileIds: number[]; keyIds: number[] }>;
  /** Of each planted question, by its word. */
  questions: ReadonlyMap<string, number>;
}

/** A bank with words planted where nobody may find them. */
export async function startPlantedBank(env?: Record<string, string>): Promise<PlantedBank> {
  const server = await startTestServer({
    bank: sampleBank([]),
    env: { INDEX_FILES: 'true', ...env },
  });
  const { db, setList } = server.services;
  await dialectOf(db).setLastId(db, 'question_sets', FIRST_SET);
  await dialectOf(db).setLastId(db, 'files', FIRST_FILE);
  const places = new Map<string, { setId: number; fileIds: number[]; keyIds: number[] }>();
  for (const planted of PLANTED) places.set(planted.word, await plant(server, planted));
  setList.changed();
  await untilIndexed(server);
  const questions = await plantQuestions(server);
  return { server, places, questions, papers: await plantPapers(server) };
}

/** Content that cannot be found yet leaks nowhere: every planted text is in the index before the first call. */
async function untilIndexed({ services: { db, textQueue } }: TestServer): Promise<void> {
  textQueue?.wake();
  const files = PLANTED.length * FILES_OF_A_SET;
  const all = { waiting: 0, done: files, withoutText: 0, failed: 0 };
  await vi.waitFor(async () => expect(await countTexts(db)).toEqual(all), { timeout: 240_000 });
}

async function plant({ services: { db, store } }: TestServer, { word, release }: Planted) {
  const set = setWord(word);
  const key = keyWord(word);
  const { visibility, availableFrom, keyVisibility, keyFrom } = { ...OPEN_RELEASE, ...release };
  const sample = sampleSet({});
  const { id: setId } = await db
    .insertInto('question_sets')
    .values({
      title: `${set} judul`,
      subject: 'Basis Data',
      subject_key: 'basis data',
      level: 'Sedang',
      year: 2024,
      lecturer: `${set} pengampu`,
      topics: `${set} topik`,
      description: `${set} uraian`,
      question_count: null,
      downloads: 7,
      creator_id: 2,
      created_at: sample.createdAt,
      updated_at: sample.updatedAt,
      lastupdated: sample.updatedAt,
      withdrawn_at: null,
      visibility,
      available_from: availableFrom,
      key_visibility: keyVisibility,
      key_from: keyFrom,
      exam_kind: 'UTS',
      search_kind: 'UTS',
      term: 'Gasal',
      search_title: `${set} judul`.toLowerCase(),
      search_subject: 'basis data',
      search_lecturer: `${set} pengampu`.toLowerCase(),
      search_topics: `${set} topik`.toLowerCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = [
    sampleFile('questions', `${set}.txt`, `${set} soal`),
    sampleFile('answers', `${key} kunci.txt`, `${key} jawaban`),
    sampleFile('testCases', `${key} uji.txt`, `${key} masukan`),
  ];
  const fileIds: number[] = [];
  for (const [position, { category, name, bytes }] of files.entries()) {
    const { sha256 } = await store.put([bytes]);
    const { id } = await db
      .insertInto('files')
      .values({
        question_set_id: setId,
        category,
        position,
        name,
        type: 'txt',
        size: bytes.byteLength,
        sha256,
        created_at: sample.createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    fileIds.push(id);
  }
  return { setId, fileIds, keyIds: fileIds.slice(1) };
}

async function plantQuestions({ services: { db } }: TestServer): Promise<Map<string, number>> {
  await dialectOf(db).setLastId(db, 'questions', FIRST_QUESTION);
  const at = '2024-01-01T00:00:00.000Z';
  const planted = new Map<string, number>();
  for (const { word, visibility, isGone } of PLANTED_QUESTIONS) {
    const fields: QuestionFields = {
      kind: 'uraian',
      subject: `${word} kuliah`,
      difficulty: 'Sedang',
      topics: [`${word} topik`],
      visibility,
      markdown: `${word} soal`,
      options: [],
      answer: `${word} jawaban`,
      explanation: `${word} pembahasan`,
      points: 1,
    };
    const { id } = await db
      .insertInto('questions')
      .values({
        owner_id: 2,
        current_version: 1,
        ...questionColumns(fields, 'Sari Wulandari'),
        withdrawn_at: isGone ? at : null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const author = { author_id: 2, author_name: 'Sari Wulandari' };
    await db
      .insertInto('question_versions')
      .values({ question_id: id, version: 1, ...author, at, body: JSON.stringify(fields) })
      .execute();
    planted.set(word, id);
  }
  await plantUse(db, [...planted.values()], at);
  return planted;
}

async function plantUse(db: Db, questions: readonly number[], at: string): Promise<void> {
  const { id: paper_id } = await db
    .insertInto('papers')
    .values({
      owner_id: 2,
      title: PLANTED_USE.title,
      head: JSON.stringify(EMPTY_HEAD),
      instructions: '[]',
      sections: '[]',
      variants: 1,
      shuffle_options: 0,
      size: 'A4',
      seed: 1,
      status: 'dipakai',
      used_on: PLANTED_USE.usedOn,
      version: 1,
      search_text: PLANTED_USE.title.toLowerCase(),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = questions.map((question_id, position) => ({
    paper_id,
    section: 0,
    position,
    question_id,
    version: 1,
    points: 1,
    space: 'none' as const,
  }));
  await db.insertInto('paper_items').values(items).execute();
}

/** Papers that the owner shares with a colleague, who is to verify them; nobody else may know. */
async function plantPapers({ services: { db } }: TestServer): Promise<number[]> {
  await dialectOf(db).setLastId(db, 'papers', FIRST_PAPER);
  const account = { name: 'Bayu', email: 'bayu@uji.ac.id', password: 'rahasia-bayu' };
  const { id: colleague } = await db
    .insertInto('users')
    .values(await accountRow({ ...account, kind: 'lecturer' }, sampleSet({}).createdAt))
    .returning('id')
    .executeTakeFirstOrThrow();
  const papers: number[] = [];
  for (const status of ['draf', 'dipakai'] as const) {
    const fields = { ...newFields(), title: `${PAPER_WORD} ${status}`, instructions: [PAPER_WORD] };
    const { id } = await db
      .insertInto('papers')
      .values({
        ...columnsOf({ ...fields, head: { ...EMPTY_HEAD, course: PAPER_WORD } }),
        owner_id: 2,
        review_status: 'asked',
        reviewer_id: colleague,
        review_at: sampleSet({}).updatedAt,
        status,
        used_on: status === 'draf' ? null : '2024-01-01T00:00:00.000Z',
        version: 1,
        created_at: sampleSet({}).createdAt,
        updated_at: sampleSet({}).updatedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    papers.push(id);
    await db
      .insertInto('paper_people')
      .values({ paper_id: id, user_id: colleague, may: 'write' })
      .execute();
    await db
      .insertInto('notices')
      .values({
        user_id: colleague,
        kind: 'verifikasi',
        question_set_id: null,
        comment_id: null,
        paper_id: id,
        by_id: 2,
        at: new Date().toISOString(),
      })
      .execute();
  }
  return papers;
}
