import { expect, it } from 'vitest';
import { frameLinks } from './frame-hrefs.js';

const hrefs = { home: '/', login: '/login', search: '/search', notices: '/pemberitahuan' };
const own = { ownSets: '/my-sets', papers: '/papers', questions: '/questions', mySets: '/koleksi' };
const all = { ...hrefs, ...own, linkHome: true, questionSets: '/question-sets' };

it('links the screens that there are, and marks the one that is shown', () => {
  expect(frameLinks(hrefs, '/preview/1')).toEqual([
    { label: 'Cari Soal', href: '/search', current: false },
  ]);
  expect(frameLinks(all, '/search')).toEqual([
    { label: 'Home', href: '/', current: false },
    { label: 'Cari Soal', href: '/search', current: true },
    { label: 'Paket Soal', href: '/question-sets', current: false },
  ]);
});

it('leads who is signed in to their own space, which begins with what they use', () => {
  const space = (path: string, teaches: boolean) =>
    frameLinks(all, path, undefined, teaches).at(-1);
  const link = { label: 'Ruang Saya', href: '/my-sets', current: false };
  expect(space('/search', true)).toEqual(link);
  expect(space('/papers/31', true)).toEqual({ ...link, current: true });
  expect(space('/papersist', true)).toEqual(link);
  expect(space('/papers', false)).toEqual({ ...link, href: '/koleksi', current: true });
  expect(frameLinks(hrefs, '/', undefined, true)).toHaveLength(1);
});

it('leads with the bell to five places at most', () => {
  expect(frameLinks(all, '/', undefined, true).length + 1).toBeLessThanOrEqual(5);
});
