import { expect, it } from 'vitest';
import { frameLinks, spaceLinks } from './frame-hrefs.js';

const hrefs = { home: '/', login: '/login', search: '/search', notices: '/pemberitahuan' };
const own = { ownSets: '/my-sets', papers: '/papers', questions: '/questions', mySets: '/koleksi' };
const all = { ...hrefs, ...own, linkHome: true, questionSets: '/question-sets' };
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

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

it('leads to the space of who is signed in, which begins with what they use', () => {
  const teaching = spaceLinks(all, '/papers', true);
  expect(labels(teaching)).toEqual(['Paket', 'Naskah', 'Butir soal', 'Koleksi']);
  expect(teaching.filter(({ current }) => current)).toEqual([teaching[1]]);
  const space = { label: 'Ruang Saya', href: '/my-sets' };
  expect(frameLinks(all, '/papers/31', undefined, teaching).at(-1)).toEqual({
    ...space,
    current: true,
  });
  expect(frameLinks(all, '/search', undefined, teaching).at(-1)).toEqual({
    ...space,
    current: false,
  });
  expect(labels(spaceLinks(all, '/', false))).toEqual(['Koleksi', 'Paket']);
  expect(labels(spaceLinks(all, '/papers', false))).toEqual(['Koleksi', 'Paket', 'Naskah']);
  expect(spaceLinks(hrefs, '/', true)).toEqual([]);
});

it('leads with the bell to five places at most', () => {
  const links = frameLinks(all, '/', undefined, spaceLinks(all, '/', true));
  expect(links.length + 1).toBeLessThanOrEqual(5);
});
