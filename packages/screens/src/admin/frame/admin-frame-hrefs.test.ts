import { expect, it } from 'vitest';
import { adminLinks } from './admin-frame-hrefs.js';

it('links the areas and the site, and marks the one that is shown', () => {
  const hrefs = {
    site: '/',
    lecturers: '/d',
    accounts: '/a',
    courseTags: '/m',
    materialTags: '/t',
    courseTagging: '/c',
    audit: '/r',
    searchIndex: '/i',
    overview: '/o',
    allSets: '/p',
    serverState: '/s',
  };
  const bar = adminLinks(hrefs, '/t');
  expect(
    bar.map((item) => [item.label, 'links' in item && item.links.map(({ href }) => href)]),
  ).toEqual([
    ['Orang', ['/d', '/a']],
    ['Mata kuliah & tag', ['/m', '/t', '/c']],
    ['Paket', ['/p']],
    ['Pemantauan', ['/o', '/r', '/i', '/s']],
    ['Lihat situs', false],
  ]);
  const links = bar.flatMap((item) => ('links' in item ? item.links : item));
  expect(links.filter(({ current }) => current)).toEqual([
    { label: 'Tagging', href: '/t', current: true },
  ]);
});

it('leaves out what a host does not have', () => {
  const labels = adminLinks({ site: '/', courseTags: '/m' }, '/m').map(({ label }) => label);
  expect(labels).toEqual(['Mata kuliah & tag', 'Lihat situs']);
});
