import { describe, expect, it } from 'vitest';
import { toFindable } from './findable.js';
import { type Finder, findSpans, textFinder, wordsFinder } from './finder.js';

function found(finder: Finder | null, source: string): string[] {
  const { text, starts, ends } = toFindable(source);
  return finder
    ? findSpans(finder, text).map(([start, end]) => source.slice(starts[start], ends[end - 1]))
    : [];
}

describe('textFinder', () => {
  it.each([
    ['pohon', 'Pohon dan pohonnya', ['Pohon', 'pohon']],
    ['  Pohon  AVL ', 'pohon\nAVL', ['pohon\nAVL']],
    ['aa', 'aaa', ['aa']],
    ['a.c', 'abc a.c', ['a.c']],
    ['O(n)', 'waktu \u{1D442}(\u{1D45B})', ['\u{1D442}(\u{1D45B})']],
    ['efisien', 'e\uFB01sien', ['e\uFB01sien']],
    ['test-case', 'test-\ncase', ['test-\ncase']],
    ['[', 'larik[0]', ['[']],
  ])('finds %j in %j', (typed, source, parts) => {
    expect(found(textFinder(typed), source)).toEqual(parts);
  });

  it.each(['', '  ', '\u00AD'])('has nothing to find in %j', (typed) => {
    expect(textFinder(typed)).toBeNull();
  });
});

describe('wordsFinder', () => {
  it.each([
    [['pohon'], 'Pohon, pohonnya, berpohon', ['Pohon']],
    [['pohon', 'pohonnya'], 'pohonnya pohon', ['pohonnya', 'pohon']],
    [['C++', 'c'], 'C++ dan C', ['C++', 'C']],
    [['.NET'], 'ASP.NET', ['.NET']],
    [['r\u00e9sum\u00e9'], 'Resume', ['Resume']],
    [['2'], '2 dari 12', ['2']],
    [['a|b', '*'], 'a b * a|b', ['*', 'a|b']],
  ])('finds %j in %j', (words, source, parts) => {
    expect(found(wordsFinder(words), source)).toEqual(parts);
  });

  it('has nothing to find without words', () => {
    expect(wordsFinder([])).toBeNull();
    expect(wordsFinder([' ', ''])).toBeNull();
  });

  it('looks for a bounded number of words', () => {
    const words = Array.from({ length: 500 }, (_, index) => `kata${index}`);
    expect(found(wordsFinder(words), 'kata0 kata63 kata64 kata499')).toEqual(['kata0', 'kata63']);
  });
});
