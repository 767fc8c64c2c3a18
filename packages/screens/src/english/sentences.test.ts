import { INDONESIAN } from '@bank-soal/contract/indonesian';
import { expect, it } from 'vitest';
import { sentences } from './sentences.js';

const blanksOf = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).toSorted();

it.each(Object.entries(INDONESIAN))('%s says the same numbers and names', (key, indonesian) => {
  expect(blanksOf(sentences[key as keyof typeof INDONESIAN])).toEqual(blanksOf(indonesian));
});
