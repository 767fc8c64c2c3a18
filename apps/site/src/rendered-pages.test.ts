import { expect, it } from 'vitest';
import { ownAddress } from './rendered-pages.js';

it.each([
  ['/?x=1', '/'],
  ['/preview/1?x=1', '/preview/1'],
  ['/preview/1?x=1&tab=jawaban&fbclid=a', '/preview/1?tab=jawaban'],
  ['/search?utm_source=a&sort=title&q=graf&q=lain', '/search?q=graf&sort=title'],
  ['/search?x=1&as=3&level=Mudah', '/search?level=Mudah&as=3'],
  ['/search?mode=isi&jenis=jawaban&x=1&q=graf', '/search?mode=isi&q=graf&jenis=jawaban'],
  ['/search?mode=lain', '/search'],
  ['/question-sets?x=1&koleksi=pinned', '/question-sets?koleksi=pinned'],
  ['/login?x=1', '/login'],
  ['/login?x=1&next=/search?q=graf', '/login?next=%2Fsearch%3Fq%3Dgraf'],
  ['/login?next=//lain.id', '/login'],
  ['/papers/3?x=1', '/papers/3?x=1'],
  ['/tidak-ada', '/tidak-ada'],
])('of %s its page reads %s', (address, own) => {
  expect(ownAddress(address)).toBe(own);
  expect(ownAddress(own)).toBe(own);
});
