import { expect, it } from 'vitest';
import { drawnFor } from './drawn-for.js';

const reader = { id: 4, username: 'Sari', email: 'sari@contoh.ac.id', roles: ['ROLE_USER'] };
const user = { ...reader, accessToken: 'abc', phone: '0812' };

it('is the user themselves where the server knows them as this browser does', () => {
  expect(drawnFor(reader, user)).toBe(user);
});

it('has the name and the roles that the server knows by now', () => {
  expect(drawnFor({ ...reader, username: 'Sari Dewi' }, user)).toEqual({
    ...user,
    username: 'Sari Dewi',
  });
});

it('is nobody on a page of somebody else', () => {
  expect(drawnFor({ ...reader, id: 5 }, user)).toBeUndefined();
  expect(drawnFor(reader, undefined)).toBeUndefined();
  expect(drawnFor(reader, { ...user, id: undefined })).toBeUndefined();
});
