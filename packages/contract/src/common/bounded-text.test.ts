import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAskable, isEmail } from '../accounts/rules-email.js';
import { optionalText, requiredText, textUpTo } from './bounded-text.js';
import { type Failure, failureIn } from './failures.js';
import { importBodySchema } from './imports.js';

const read: string[] = [];
const clean = (text: string) => {
  read.push(text);
  return text.toUpperCase();
};
const REQUIRED: Failure = { code: 'required', what: 'name' };
const TOO_LONG: Failure = { code: 'too-long', what: 'name', max: 5 };
const name = requiredText(REQUIRED, { max: 5, tooLong: TOO_LONG, clean });
const note = optionalText({ max: 5, tooLong: TOO_LONG, clean });
const word = textUpTo(5, TOO_LONG);

const failureOf = (schema: z.ZodMiniType, value: unknown) =>
  failureIn(schema.safeParse(value).error?.issues[0]?.message ?? '');

describe('a bounded text', () => {
  it('is cleaned and trimmed, and has at most so many characters then', () => {
    expect(name.parse('  abc  ')).toBe('ABC');
    expect(failureOf(name, ' abcdef ')).toEqual(TOO_LONG);
    expect(failureOf(name, '   ')).toEqual(REQUIRED);
    expect([note.parse(null), note.parse(undefined), note.parse('')]).toEqual([
      null,
      undefined,
      '',
    ]);
    expect(failureOf(word, 'abcdef')).toEqual(TOO_LONG);
  });

  it('is not touched when it is far too long', () => {
    read.length = 0;
    for (const schema of [name, note, word])
      expect(failureOf(schema, 'x'.repeat(11))).toEqual(TOO_LONG);
    expect(read).toEqual([]);
  });

  it.each([[{ length: { toString: null } }], [{ length: -1 }], [[]], [7], [true]])(
    'is not %j',
    (value) => {
      expect(failureOf(name, value)).toEqual(REQUIRED);
      for (const schema of [note, word]) expect(schema.safeParse(value).success).toBe(false);
    },
  );
});

it('rows of an import are a list', () => {
  const rows = { length: { toString: null } };
  expect(importBodySchema.safeParse({ rows }).success).toBe(false);
  expect(failureOf(importBodySchema, { rows: [] })).toEqual({ code: 'required', what: 'rows' });
});

it('a bound stands in the description of the API', () => {
  expect(z.toJSONSchema(name)).toMatchObject({ minLength: 1, maxLength: 5 });
});

describe('an email that may be asked for', () => {
  it('is short and without control characters', () => {
    expect(isAskable('sari@uji.ac.id')).toBe(true);
    expect(isAskable(`${'a'.repeat(250)}@uji.ac.id`)).toBe(false);
    expect(isAskable('sari\0@uji.ac.id')).toBe(false);
    expect(isEmail('sari\0@uji.ac.id')).toBe(false);
  });
});
