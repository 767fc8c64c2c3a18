import { describe, expect, it } from 'vitest';
import { failureIn } from '../common/failures.js';
import { dice, pick } from '../test/random-search.js';
import { questionSetBodySchema, questionSetSchema } from './question-sets.js';
import { checkQuestionSet, SET_FIELDS, SET_TEXTS } from './rules-question-set.js';

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

function failure(value: unknown) {
  const issue = questionSetBodySchema.safeParse(value).error?.issues[0];
  return issue && failureIn(issue.message);
}

it('a body has few topics, and short ones', () => {
  const body = { title: 'UTS', subject: 'Graf', difficulty: 'Mudah' };
  expect(failure({ ...body, topics: namesUpTo(40) })).toEqual(SET_FIELDS.topicsTooMany);
  expect(failure({ ...body, topics: 'SQL,'.repeat(40) })).toBeUndefined();
  expect(failure({ ...body, topics: 'x'.repeat(101) })).toEqual(SET_FIELDS.topicTooLong);
  expect(failure({ ...body, topics: ','.repeat(7000) })).toEqual(SET_FIELDS.topicsTooMany);
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
    expect(failure({ ...body, title: '  ' })).toEqual(SET_FIELDS.required);
    expect(failure({ ...body, difficulty: undefined })).toEqual(SET_FIELDS.required);
    expect(failure({ ...body, difficulty: '  ' })).toEqual(SET_FIELDS.required);
    expect(failure({ ...body, difficulty: 'Gampang' })).toEqual(SET_FIELDS.level);
    expect(failure({ ...body, difficulty: { toString: 1 } })).toEqual(SET_FIELDS.level);
    expect(failure({ ...body, year: 1989 })).toEqual(SET_FIELDS.year);
    expect(failure({ ...body, title: 'x'.repeat(201) })).toEqual(SET_TEXTS.title.tooLong);
    expect(failure({ ...body, questionCount: 0 })).toEqual(SET_FIELDS.questionCount);
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
      const said = Object.fromEntries(
        issues.map(({ path, message }) => [path[0], failureIn(message)]),
      );
      expect(said, JSON.stringify(body)).toEqual({
        ...problems,
        ...(difficulty && { difficulty }),
      });
      wrong += issues.length;
    }
    expect(wrong).toBeGreaterThan(1000);
  });
});
