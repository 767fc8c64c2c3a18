import { describe, expect, it } from 'vitest';
import { failureIn } from '../common/failures.js';
import { fileSearchQuerySchema, readFileCount } from './file-search.js';

const refusedFor = (query: object) => {
  const { error } = fileSearchQuerySchema.safeParse(query);
  return error && failureIn(error.issues[0]?.message ?? '{}');
};

describe('the query of a search inside files', () => {
  it('takes one to two hundred characters, however many bytes they have', () => {
    for (const q of ['a', '𝐴'.repeat(200), '"', '*', 'AVL OR', 'NEAR(', 'a\0b']) {
      expect(fileSearchQuerySchema.parse({ q }).q).toBe(q);
    }
  });

  it('refuses no words, blank ones, and too many', () => {
    const required = { code: 'required', what: 'search' };
    const tooLong = { code: 'too-long', what: 'search', max: 200 };
    expect(refusedFor({})).toEqual(required);
    expect(refusedFor({ q: '' })).toEqual(required);
    expect(refusedFor({ q: ' \t\n' })).toEqual(required);
    expect(refusedFor({ q: 'a'.repeat(201) })).toEqual(tooLong);
    expect(refusedFor({ q: '𝐴'.repeat(201) })).toEqual(tooLong);
    expect(refusedFor({ q: 'a'.repeat(10_000) })).toEqual(tooLong);
  });

  it('refuses other orders, categories and limits', () => {
    expect(refusedFor({ q: 'a', sort: 'title' })).toMatchObject({ what: 'sort' });
    expect(refusedFor({ q: 'a', category: ['kunci'] })).toMatchObject({ what: 'file-category' });
    for (const limit of ['0', '51', '-1', 'x', '1.5']) {
      expect(refusedFor({ q: 'a', limit })).toEqual({ code: 'invalid', what: 'limit', max: 50 });
    }
    expect(fileSearchQuerySchema.parse({ q: 'a', limit: '50' }).limit).toBe(50);
  });
});

it('reads how many files there are', () => {
  expect(readFileCount('0')).toEqual({ count: 0, isMore: false });
  expect(readFileCount('412')).toEqual({ count: 412, isMore: false });
  expect(readFileCount('20000+')).toEqual({ count: 20_000, isMore: true });
  expect(readFileCount(null)).toEqual({ count: 0, isMore: false });
});
