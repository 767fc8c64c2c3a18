import { expect, it } from 'vitest';
import { joinTopics, splitTopics } from './set-topics.js';

it.each([
  ['SQL, Normalisasi,,SQL , ', ['SQL', 'Normalisasi']],
  ['sql,SQL', ['sql', 'SQL']],
  [' , ', []],
  ['', []],
])('finds the topics of %j', (text, names) => {
  expect(splitTopics(text)).toEqual(names);
  expect(splitTopics(joinTopics(names))).toEqual(names);
});
