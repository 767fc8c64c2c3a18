import { PAGE_READER_PATH } from '@bank-soal/contract/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyStorage } from '../browser/stored.js';
import { keepPageReader, renderedFor, signedInCookie, themeCookie } from './page-cookies.js';
import { createSessionStore } from './session-store.js';

const user = {
  id: 4,
  username: 'sari',
  email: 'sari@contoh.ac.id',
  roles: ['ROLE_USER'],
  accessToken: 'abc',
};
const reader = { id: 4, username: 'sari', email: user.email, roles: user.roles };

function place(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const send = vi.fn<typeof fetch>();
const newSession = () =>
  createSessionStore({ local: place(), tab: place(), events: new EventTarget() });
const told = () =>
  send.mock.calls.map(([path, call]) => [path, call?.method, call?.headers].filter(Boolean));
const asked = (token: string) => [PAGE_READER_PATH, 'POST', { 'x-access-token': token }];
const givenBack = [PAGE_READER_PATH, 'DELETE'];

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(new Response());
});
afterEach(() => vi.useRealTimers());

it('asks nothing for a visitor, nor for one whose session ends with the tab', () => {
  const session = newSession();
  keepPageReader(session, undefined, send);
  session.signIn(user, { remember: false });
  vi.runAllTimers();
  expect(told()).toEqual([]);
});

it('asks for one who is remembered, again with a new token, and gives it back as they leave', () => {
  const session = newSession();
  keepPageReader(session, undefined, send);
  session.signIn(user, { remember: true });
  vi.runAllTimers();
  expect(told()).toEqual([asked('abc')]);
  session.renew({ accessToken: 'def' });
  session.signOut();
  expect(told()).toEqual([asked('abc'), asked('def'), givenBack]);
});

it('asks on a later visit only where the page did not come for them', () => {
  const session = newSession();
  session.signIn(user, { remember: true });
  keepPageReader(session, reader, send);
  vi.runAllTimers();
  expect(told()).toEqual([]);
  keepPageReader(session, undefined, send);
  vi.runAllTimers();
  expect(told()).toEqual([asked('abc')]);
});

it('takes back what is for somebody else, or for nobody any more', () => {
  keepPageReader(newSession(), reader, send);
  vi.runAllTimers();
  expect(told()).toEqual([givenBack]);
  const session = newSession();
  session.signIn(user, { remember: true });
  keepPageReader(session, { ...reader, id: 5 }, send);
  vi.runAllTimers();
  expect(told()).toEqual([givenBack, asked('abc')]);
});

it('harms nothing where the server cannot be reached', () => {
  send.mockRejectedValue(new TypeError('offline'));
  const session = newSession();
  keepPageReader(session, undefined, send);
  session.signIn(user, { remember: true });
  expect(session.user()).toEqual(user);
});

it('names who is remembered, and nobody whose session ends with the tab', () => {
  expect(signedInCookie(user, true)).toBe(
    'bank-soal-signed-in=4; path=/; samesite=lax; max-age=31536000',
  );
  expect(signedInCookie(user, false)).toBe('bank-soal-signed-in=tab; path=/; samesite=lax');
});

it('names nobody whom it does not know by number', () => {
  expect(signedInCookie({ ...user, id: undefined }, true)).toMatch(/^bank-soal-signed-in=tab;/);
});

it('is taken back afterwards', () => {
  expect(signedInCookie(undefined, false)).toBe(
    'bank-soal-signed-in=tab; path=/; samesite=lax; max-age=0',
  );
});

it('keeps a chosen theme for a year, on the whole site', () => {
  expect(themeCookie('dark')).toBe('bank-soal-theme=dark; path=/; samesite=lax; max-age=31536000');
});

it('is forgotten when the device decides again', () => {
  expect(themeCookie('system')).toBe('bank-soal-theme=; path=/; samesite=lax; max-age=0');
});

it('is the user themselves where the server knows them as this browser does', () => {
  expect(renderedFor(reader, user)).toBe(user);
});

it('has the name and the roles that the server knows by now', () => {
  expect(renderedFor({ ...reader, username: 'Sari Dewi' }, user)).toEqual({
    ...user,
    username: 'Sari Dewi',
  });
});

it('is nobody on a page of somebody else', () => {
  expect(renderedFor({ ...reader, id: 5 }, user)).toBeUndefined();
  expect(renderedFor(reader, undefined)).toBeUndefined();
  expect(renderedFor(reader, { ...user, id: undefined })).toBeUndefined();
});
