import { describe, expect, it } from 'vitest';
import { createLoginAddress } from './login-address.js';

const { afterSignIn, loginHref, nextOf } = createLoginAddress({
  login: '/login',
  home: '/',
  admin: '/admin/dosen',
});
const safeNext = (next: string) =>
  nextOf({ pathname: '/login', search: `?${new URLSearchParams({ next })}`, hash: '' });

describe('a page to go on to', () => {
  it.each(['/', '/search?q=graf&x=1#hasil', '/preview/3'])('follows %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each(['', '//jahat.example', '/login', '/login?next=/search', '/x/../login#a'])(
    'refuses %j',
    (path) => expect(safeNext(path)).toBeUndefined(),
  );
});

describe('nextOf', () => {
  it.each([
    ['/login', '?next=%2Fadmin%2Findeks', '', '/admin/indeks'],
    ['/login', '?next=%2F%2Fjahat.example', '', undefined],
    ['/login', '', '', undefined],
    ['/admin/course-tagging', '?course=1', '#daftar', '/admin/course-tagging?course=1#daftar'],
    ['/search', '?next=%2Fupload', '', '/search?next=%2Fupload'],
    ['/', '', '', undefined],
  ])('of %s%s%s', (pathname, search, hash, next) => {
    expect(nextOf({ pathname, search, hash })).toBe(next);
  });
});

describe('loginHref', () => {
  it('keeps the page to go on to', () => {
    expect(loginHref('/search?q=a b')).toBe('/login?next=%2Fsearch%3Fq%3Da%2520b');
    const search = loginHref('/search?q=graf').slice('/login'.length);
    expect(nextOf({ pathname: '/login', search, hash: '' })).toBe('/search?q=graf');
  });

  it('tells with which status a form was refused', () => {
    expect(loginHref('/upload', '429')).toBe('/login?next=%2Fupload&masalah=429');
  });

  it('is short where there is nothing to keep', () => {
    expect([loginHref(), loginHref('/'), loginHref('//x')]).toEqual(['/login', '/login', '/login']);
  });
});

const user = ['ROLE_USER'];
const admin = ['ROLE_USER', 'ROLE_ADMIN'];

it.each([[user], [admin]])('leads to the page that asked for the sign-in', (roles) => {
  expect(afterSignIn('/preview/3', roles)).toBe('/preview/3');
});

it('leads administrators to the lecturers, and everyone else home', () => {
  expect(afterSignIn(undefined, admin)).toBe('/admin/dosen');
  expect(afterSignIn(undefined, user)).toBe('/');
});

it('never leads to another site', () => {
  expect(afterSignIn('//jahat.example', user)).toBe('/');
  expect(afterSignIn('//jahat.example', admin)).toBe('/admin/dosen');
});
