'use client';

import { type Sentences, sentenceOf } from '@bank-soal/contract/common';
import { SESSION_SENTENCES } from '@bank-soal/contract/sentences';
import { useGivenTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import type { Explanation } from '../api/errors.js';

/** Puts into words what went wrong. */
export type Wording = (explanation: Explanation) => string;

/**
 * How failures read: in the host's words, else in those of the tables, else as the server says them.
 *
 * @param tables what the page itself may find wrong
 */
export const wordingOf =
  (...tables: Sentences[]): Wording =>
  (explanation) => {
    if (typeof explanation === 'string') return explanation;
    for (const table of [...tables, SESSION_SENTENCES]) {
      const sentence = sentenceOf(explanation, table);
      if (sentence !== undefined) return sentence;
    }
    return String(explanation.message ?? '');
  };

const NONE: Sentences = {};

/**
 * How failures read here; the same function until that changes.
 *
 * @param own the words of what the page itself may find wrong
 */
export function useWording(own: Sentences = NONE): Wording {
  const words = useGivenTexts('sentences');
  return useMemo(() => wordingOf(words, own), [words, own]);
}

/** Problems of fields, in words. */
export function wordedFields<Fields extends object>(
  problems: Fields,
  inWords: Wording,
): Partial<Record<keyof Fields, string>> {
  const words = Object.entries(problems).map(([field, explanation]) => [
    field,
    explanation && inWords(explanation),
  ]);
  return Object.fromEntries(words);
}
