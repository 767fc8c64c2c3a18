import { describe, expect, it } from 'vitest';
import { questionSetBodySchema, questionSetSchema } from './question-sets.js';
import { checkQuestionSet, SET_SENTENCES } from './rules-question-set.js';
import { dice, pick } from './test/random-search.js';

const wire = {
  id: 7,
  title: 'UTS Basis Data',
  subject: 'Basis Data',
  year: 2024,
  lecturer: 'Sari Wulandari',
  level: 'Sedang',
  difficulty: 'Sedang',
  lastupdated: '2024-03-01T00:00:00.000Z',
  updated_at: '2024-03-01T00:00:00.000Z',
  created_at: '2024-03-01T00:00:00.000Z',
  topics: 'SQL, Normalisasi',
  downloads: 4,
  description: 'Latihan',
  questionCount: 10,
  files: [{ id: 1, originalname: 'a.pdf', filetype: 'pdf', filecategory: 'questions', size: 9 }],
  creator: { id: 2, username: 'sari', fullName: 'Sari Wulandari' },
};

const namesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `t${index}`).join(', ');

function message(value: unknown) {
  return questionSetBodySchema.safeParse(value).error?.issues[0]?.message;
}

it('a body has few topics, and short ones', () => {
  const body = { title: 'UTS', subject: 'Graf', difficulty: 'Mudah' };
  expect(message({ ...body, topics: namesUpTo(40) })).toBe(SET_SENTENCES.TOPICS_TOO_MANY);
  expect(message({ ...body, topics: 'SQL,'.repeat(40) })).toBeUndefined();
  expect(message({ ...body, topics: 'x'.repeat(101) })).toBe(SET_SENTENCES.TOPIC_TOO_LONG);
  expect(message({ ...body, topics: ','.repeat(7000) })).toBe(SET_SENTENCES.TOPICS_TOO_MANY);
});

describe('questionSetSchema', () => {
  it('reads a full set unchanged and drops unknown fields', () => {
    expect(questionSetSchema.parse({ ...wire, secret: 1 })).toEqual(wire);
  });

  it('fills in what has a fallback', () => {
    const { id, title, subject, level } = wire;
    const sparse = questionSetSchema.parse({ id, title, subject, level, downloads: null });
    expect(sparse).toMatchObject({
      downloads: 0,
      topics: '',
      lecturer: '',
      files: [],
      creator: null,
    });
  });

  it('refuses a set without an id, a title or a proper list of files', () => {
    expect(questionSetSchema.safeParse({ ...wire, id: '7' }).success).toBe(false);
    expect(questionSetSchema.safeParse({ ...wire, title: null }).success).toBe(false);
    expect(questionSetSchema.safeParse({ ...wire, files: [{ id: 1 }] }).success).toBe(false);
  });
});

describe('questionSetBodySchema', () => {
  const body = { title: ' UTS ', subject: 'Basis Data', difficulty: 'Mudah', year: 2024 };

  it('trims, and ignores unknown fields', () => {
    expect(questionSetBodySchema.parse({ ...body, downloads: 99 })).toEqual({
      ...body,
      title: 'UTS',
    });
  });

  it('says which rule is broken', () => {
    expect(message({ ...body, title: '  ' })).toBe(SET_SENTENCES.REQUIRED);
    expect(message({ ...body, difficulty: undefined })).toBe(SET_SENTENCES.REQUIRED);
    expect(message({ ...body, difficulty: '  ' })).toBe(SET_SENTENCES.REQUIRED);
    expect(message({ ...body, difficulty: 'Gampang' })).toBe(SET_SENTENCES.LEVEL);
    expect(message({ ...body, difficulty: { toString: 1 } })).toBe(SET_SENTENCES.LEVEL);
    expect(message({ ...body, year: 1989 })).toBe(SET_SENTENCES.YEAR);
    expect(message({ ...body, title: 'x'.repeat(201) })).toBe(SET_SENTENCES.TITLE_TOO_LONG);
    expect(message({ ...body, questionCount: 0 })).toBe(SET_SENTENCES.QUESTION_COUNT);
  });
});

describe('a form and the body that is made of it', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  const roll = dice(8);
  const text = (...lengths: number[]) => 'x'.repeat(pick(roll, lengths));
  const randomForm = () => ({
    title: text(0, 1, 200, 201),
    subject: text(0, 1, 200, 201),
    level: pick(roll, ['Mudah', 'Sedang', 'Sulit', '', 'mudah']),
    year: pick(roll, [undefined, 1989, 1990, 2026, 2025.5]),
    lecturer: pick(roll, [undefined, null, text(0, 200, 201)]),
    topics: pick(roll, [
      undefined,
      text(0, 100, 101),
      'a,'.repeat(40),
      namesUpTo(30),
      namesUpTo(31),
    ]),
    description: pick(roll, [undefined, null, text(0, 5000, 5001)]),
    questionCount: pick(roll, [undefined, null, 0, 1, 1000, 1001, 1.5]),
  });

  it('are judged alike, field by field, for 2,000 random ones', () => {
    let wrong = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      const { level, ...form } = randomForm();
      const body = { ...form, difficulty: level };
      const issues = questionSetBodySchema.safeParse(body).error?.issues ?? [];
      const { level: difficulty, ...problems } = checkQuestionSet({ ...form, level }, now);
      const said = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
      expect(said, JSON.stringify(body)).toEqual({
        ...problems,
        ...(difficulty && { difficulty }),
      });
      wrong += issues.length;
    }
    expect(wrong).toBeGreaterThan(1000);
  });
});
