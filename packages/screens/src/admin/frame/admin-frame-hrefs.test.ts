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
  expect(adminLinks(hrefs, '/t')).toEqual([
    {
      label: 'Orang',
      links: [
        { label: 'Dosen', href: '/d', current: false },
        { label: 'Akun', href: '/a', current: false },
      ],
    },
    {
      label: 'Mata kuliah & tag',
      links: [
        { label: 'Mata Kuliah', href: '/m', current: false },
        { label: 'Tagging', href: '/t', current: true },
        { label: 'Tagging Mata Kuliah', href: '/c', current: false },
      ],
    },
    { label: 'Paket', links: [{ label: 'Paket Soal', href: '/p', current: false }] },
    {
      label: 'Pemantauan',
      links: [
        { label: 'Ringkasan', href: '/o', current: false },
        { label: 'Riwayat', href: '/r', current: false },
        { label: 'Isi File', href: '/i', current: false },
        { label: 'Server', href: '/s', current: false },
      ],
    },
    { label: 'Lihat situs', href: '/', current: false },
  ]);
});

it('leaves out what a host does not have', () => {
  const labels = adminLinks({ site: '/', courseTags: '/m' }, '/m').map(({ label }) => label);
  expect(labels).toEqual(['Mata kuliah & tag', 'Lihat situs']);
});
