import { expect, it } from 'vitest';
import { frameLinks } from './frame-hrefs.js';

it('links the screens that there are, and marks the one that is shown', () => {
  const hrefs = { home: '/', login: '/login', search: '/search' };
  expect(frameLinks(hrefs, '/preview/1')).toEqual([
    { label: 'Cari Soal', href: '/search', current: false, roomy: false },
  ]);
  expect(
    frameLinks({ ...hrefs, linkHome: true, questionSets: '/question-sets' }, '/search'),
  ).toEqual([
    { label: 'Home', href: '/', current: false, roomy: false },
    { label: 'Cari Soal', href: '/search', current: true, roomy: false },
    { label: 'Paket Soal', href: '/question-sets', current: false, roomy: false },
  ]);
});

it('leads those who are signed in to the upload and to their own sets', () => {
  const hrefs = { home: '/', upload: '/upload', ownSets: '/my-sets' };
  expect(frameLinks(hrefs, '/my-sets')).toEqual([]);
  expect(frameLinks(hrefs, '/my-sets', undefined, true)).toEqual([
    { label: 'Upload Soal', href: '/upload', current: false, roomy: true },
    { label: 'Soal Saya', href: '/my-sets', current: true, roomy: true },
  ]);
});
