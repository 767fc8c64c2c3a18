import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import { importFailure, judgeRows, type RowRules } from './import-problems.js';

const rules: RowRules = {
  check: ({ name = '' }) => (name === '' ? ['Nama tag harus diisi'] : []),
  keyOf: ({ name = '' }) => name.toLowerCase(),
  taken: ['sql'],
  duplicate: 'Nama tag sudah digunakan',
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
      { row: 1, message: 'Nama tag sudah digunakan' },
      { row: 3, message: 'Nama tag sudah digunakan' },
    ]);
  });

  it('names what is wrong by itself, without calling two of them duplicates', () => {
    expect(judge('', '')).toEqual([
      { row: 1, message: 'Nama tag harus diisi' },
      { row: 2, message: 'Nama tag harus diisi' },
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

  it('has its own sentence without an answer', () => {
    expect(importFailure(new NetworkError('x'), 'Gagal')).toEqual({
      message: 'Gagal',
      problems: [],
    });
  });
});
