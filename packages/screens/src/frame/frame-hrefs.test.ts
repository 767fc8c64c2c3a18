import { expect, it } from 'vitest';
import { frameLinks } from './frame-hrefs.js';

it('links the screens that there are, and marks the one that is shown', () => {
  const hrefs = { home: '/', login: '/login', search: '/search' };
  expect(frameLinks(hrefs, '/preview/1')).toEqual([
    { label: 'Cari Soal', href: '/search', current: false },
  ]);
  expect(
    frameLinks({ ...hrefs, linkHome: true, questionSets: '/question-sets' }, '/search'),
  ).toEqual([
    { label: 'Home', href: '/', current: false },
    { label: 'Cari Soal', href: '/search', current: true },
    { label: 'Paket Soal', href: '/question-sets', current: false },
  ]);
});
