import { expect, it } from 'vitest';
import { languageName } from './language-name.js';

it.each([
  ['language-py', 'Python'],
  ['hljs language-cpp', 'C++'],
  ['language-SQL', 'SQL'],
  ['language-pseudokode', 'pseudokode'],
  ['hljs', undefined],
  [undefined, undefined],
])('reads %s as %s', (className, name) => {
  expect(languageName(className)).toBe(name);
});
