import { describe, expect, it } from 'vitest';
import { sessionUserSchema } from './session.js';
import { readSessionUser } from './session-user.js';

const user = {
  id: 4,
  username: 'sari',
  email: 'sari@contoh.ac.id',
  roles: ['ROLE_USER'],
  accessToken: 'abc',
};

describe('readSessionUser', () => {
  it.each([
    ['a user', user, user],
    ['unknown fields', { ...user, phone: '0812' }, { ...user, phone: '0812' }],
    ['only a token', { accessToken: 'abc' }, { username: '', email: '', roles: [] }],
    ['no id', { ...user, id: undefined }, { ...user, id: undefined }],
    ['a name of another kind', { ...user, username: 7, email: null }, { username: '', email: '' }],
    ['roles of another kind', { ...user, roles: 'ROLE_ADMIN' }, { roles: [] }],
    ['roles that are not words', { ...user, roles: ['ROLE_USER', 7] }, { roles: [] }],
  ])('reads %s', (_, value, read) => {
    expect(readSessionUser(value)).toMatchObject({ accessToken: 'abc', ...read });
  });

  it.each([
    ['no token', { ...user, accessToken: undefined }],
    ['an empty token', { ...user, accessToken: '' }],
    ['a token of another kind', { ...user, accessToken: 7 }],
    ['an id that is none', { ...user, id: 0 }],
    ['an id in words', { ...user, id: '4' }],
    ['half an id', { ...user, id: 1.5 }],
    ['an id of null', { ...user, id: null }],
    ['a list', [user]],
    ['a word', 'sari'],
    ['null', null],
    ['nothing', undefined],
  ])('takes %s for no user, as the schema does', (_, value) => {
    expect(readSessionUser(value)).toBeUndefined();
    expect(sessionUserSchema.safeParse(value).success).toBe(false);
  });

  it('leaves what a server answers as it is', () => {
    const answer = sessionUserSchema.parse({ ...user, phone: '0812' });
    expect(readSessionUser(answer)).toEqual(answer);
  });
});
