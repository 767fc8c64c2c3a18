import { expect, it } from 'vitest';
import { languageAsked, languageNamed } from './languages.js';

it.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,id;q=0.8', 'en'],
  ['EN_us', 'id'],
  ['MS-my', 'ms'],
  ['ms;q=0.1, en', 'ms'],
  ['id, en;q=0.9', 'id'],
  ['fr, en', 'id'],
  ['enm', 'id'],
  ['*', 'id'],
  ['', 'id'],
  [undefined, 'id'],
])('hears in %j %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});

it.each(['EN', 'fr', '', 'en ', null, undefined])('knows no language %j', (word) => {
  expect(languageNamed(word)).toBeUndefined();
});
