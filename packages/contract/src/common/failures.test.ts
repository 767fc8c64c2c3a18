import { describe, expect, it } from 'vitest';
import { ACCOUNT_SENTENCES } from '../sentences/account.js';
import { INDONESIAN } from '../sentences.js';
import { failureIn, issueOf, sentenceOf } from './failures.js';

describe('sentenceOf', () => {
  it('puts numbers and names in their places, whatever they are', () => {
    expect(sentenceOf({ code: 'too-long', what: 'title', max: 200 }, INDONESIAN)).toBe(
      'Judul maksimal 200 karakter.',
    );
    expect(sentenceOf({ code: 'unsupported-format', extension: '.{x}$&' }, INDONESIAN)).toBe(
      'Format file .{x}$& tidak didukung. Gunakan PDF, DOCX, atau TXT.',
    );
  });

  it('says less of what it does not know', () => {
    expect(sentenceOf({ code: 'not-found', what: 'something-new' }, INDONESIAN)).toBe(
      'Data tidak ditemukan.',
    );
  });

  it.each([
    [{ code: 'something-new' }],
    [{ code: 'toString' }],
    [{ code: 'changed-meanwhile' }],
    [{ code: 'too-long', what: 'title' }],
  ])('says nothing of %j', (failure) => {
    expect(sentenceOf(failure, INDONESIAN)).toBeUndefined();
  });

  it('takes the words of one part of the bank', () => {
    expect(sentenceOf({ code: 'wrong-password' }, ACCOUNT_SENTENCES)).toBe('Password salah');
    expect(sentenceOf({ code: 'empty-file' }, ACCOUNT_SENTENCES)).toBeUndefined();
  });
});

it('codes are in lower case with hyphens', () => {
  for (const key of Object.keys(INDONESIAN)) {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$/);
  }
});

it('a failure passes through a schema', () => {
  const failure = { code: 'too-many', what: 'rows', max: 500 } as const;
  expect(failureIn(issueOf(failure).error())).toEqual(failure);
});
