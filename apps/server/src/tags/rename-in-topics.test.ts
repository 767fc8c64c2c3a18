import { describe, expect, it } from 'vitest';
import { renameInTopics } from './rename-in-topics.js';

describe('renameInTopics', () => {
  it.each([
    ['SQL, Normalisasi', 'SQL', 'MySQL', 'MySQL, Normalisasi'],
    ['NoSQL, sql ,MySQL', 'SQL', 'Bahasa SQL', 'NoSQL, Bahasa SQL, MySQL'],
    ['ＳＱＬ', 'sql', 'SQL', 'SQL'],
    ['C, C++, Java', 'C, C++', 'Bahasa C', 'Bahasa C, Java'],
    ['C, Java', 'C, C++', 'Bahasa C', 'C, Java'],
    ['NoSQL,Graph', 'SQL', 'MySQL', 'NoSQL,Graph'],
    ['', 'SQL', 'MySQL', ''],
    ['SQL, SQL', 'SQL', 'Query', 'Query'],
    ['SQL Lanjut, Join, sql', 'sql lanjut', 'SQL', 'SQL, Join'],
  ])('%j: %j becomes %j: %j', (topics, from, to, expected) => {
    expect(renameInTopics(topics, from, to)).toBe(expected);
  });
});
