import { expect, it, vi } from 'vitest';
import { forgetArrival, readArrival, takeArrival, takenArrival } from './campus-arrival.js';

it.each([
  ['#kode=abc_-9', { code: 'abc_-9' }],
  ['#masalah=oidc-denied', { problem: 'oidc-denied' }],
  ['#kode=&masalah=oidc-denied', { problem: 'oidc-denied' }],
  ['#isi', undefined],
  ['', undefined],
])('reads %j', (hash, arrival) => {
  expect(readArrival(hash)).toEqual(arrival);
});

/** A window at an address. */
function windowAt(address: string) {
  const location = new URL(address, 'https://site.invalid');
  const history = { state: { idx: 0 }, replaceState: vi.fn() };
  return { location, history } as unknown as Window;
}

it('leaves no code in the address, and gives it to one page', () => {
  const page = windowAt('/login?next=%2Fupload#kode=abc');
  takeArrival(page);
  expect(page.history.replaceState).toHaveBeenCalledExactlyOnceWith(
    { idx: 0 },
    '',
    'https://site.invalid/login?next=%2Fupload',
  );
  expect(takenArrival()).toEqual({ code: 'abc' });
  forgetArrival();
  expect(takenArrival()).toBeUndefined();
});

it.each([
  ['/search?lang=en&q=basis%20data#hasil', '/search?q=basis+data#hasil'],
  ['/?lang=fr', '/'],
])('takes the language out of %s', (before, after) => {
  const page = windowAt(before);
  takeArrival(page);
  const address = `https://site.invalid${after}`;
  expect(page.history.replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 0 }, '', address);
});

it('leaves other addresses as they are', () => {
  const page = windowAt('/tentang?q=basis%20data#isi');
  takeArrival(page);
  expect(page.history.replaceState).not.toHaveBeenCalled();
  expect(takenArrival()).toBeUndefined();
});
