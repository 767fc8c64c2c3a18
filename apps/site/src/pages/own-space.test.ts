import { expect, it } from 'vitest';
import { mySetsHref, mySetsKind } from './own-space.js';

it('leads to each of the lists, and back', () => {
  for (const kind of ['pinned', 'recent', 'done', 'downloaded'] as const) {
    const { searchParams } = new URL(mySetsHref(kind), 'https://site.invalid');
    expect(mySetsKind(searchParams.get('daftar'))).toBe(kind);
  }
  expect(mySetsHref('pinned')).toBe('/koleksi');
});

it('shows the pinned sets for what it does not know', () => {
  expect(mySetsKind('semua')).toBe('pinned');
  expect(mySetsKind(null)).toBe('pinned');
});
