import { TAG_NAME, TAG_TAKEN } from '@bank-soal/contract/tags';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { sentences } from '../../english/sentences.js';
import { wordingOf } from '../../texts/use-wording.js';
import { importFailure, judgeRows, type RowRules } from './import-problems.js';

const rules: RowRules = {
  check: ({ name = '' }) => (name === '' ? [TAG_NAME.required] : []),
  keyOf: ({ name = '' }) => name.toLowerCase(),
  taken: ['sql'],
  duplicate: TAG_TAKEN.course,
};

const judge = (...names: string[]) =>
  judgeRows(
    names.map((name, index) => ({ line: index + 2, values: { name } })),
    rules,
  );

describe('judgeRows', () => {
  it('finds nothing wrong with new names', () => {
    expect(judge('Graph', 'Tree')).toEqual([]);
  });

  it('names what is taken, in the bank and further up in the file', () => {
    expect(judge('SQL', 'Graph', 'GRAPH')).toEqual([
      { row: 1, failure: TAG_TAKEN.course },
      { row: 3, failure: TAG_TAKEN.course },
    ]);
  });

  it('names what is wrong by itself, without calling two of them duplicates', () => {
    expect(judge('', '')).toEqual([
      { row: 1, failure: TAG_NAME.required },
      { row: 2, failure: TAG_NAME.required },
    ]);
  });
});

describe('importFailure', () => {
  it("hands on the server's sentence and rows", () => {
    const rows = [{ row: 2, field: 'name', message: 'Nama tag sudah digunakan' }];
    expect(importFailure(new ApiError(422, 'Impor dibatalkan', undefined, rows), 'x')).toEqual({
      message: 'Impor dibatalkan',
      problems: rows,
    });
  });

  it('says codes in the words that there are', () => {
    const row = { row: 2, field: 'name', message: 'Nama tag sudah digunakan', ...TAG_TAKEN.course };
    const failure = { message: 'Impor dibatalkan', code: 'invalid-rows', rows: 1 };
    const error = new ApiError(422, failure.message, undefined, [row], failure);
    const { message, problems } = importFailure(error, 'x', wordingOf(sentences));
    expect([message, problems?.[0]?.message]).toEqual([
      'Import cancelled: 1 rows need to be corrected. Nothing was saved.',
      'This name is already taken',
    ]);
  });

  it('has its own sentence without an answer', () => {
    expect(importFailure(new NetworkError('x'), 'Gagal')).toEqual({
      message: 'Gagal',
      problems: [],
    });
  });
});
