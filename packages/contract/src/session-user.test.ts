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
    ['a user', user],
    ['unknown fields', { ...user, phone: '0812' }],
    ['only a token', { accessToken: 'abc' }],
    ['no token', { ...user, accessToken: undefined }],
    ['an empty token', { ...user, accessToken: '' }],
    ['a token of another kind', { ...user, accessToken: 7 }],
    ['no id', { ...user, id: undefined }],
    ['an id that is none', { ...user, id: 0 }],
    ['an id in words', { ...user, id: '4' }],
    ['half an id', { ...user, id: 1.5 }],
    ['an id of null', { ...user, id: null }],
    ['a name of another kind', { ...user, username: 7, email: null }],
    ['roles of another kind', { ...user, roles: 'ROLE_ADMIN' }],
    ['roles that are not words', { ...user, roles: ['ROLE_USER', 7] }],
    ['a list', [user]],
    ['a word', 'sari'],
    ['null', null],
    ['nothing', undefined],
  ])('reads %s as the schema does', (_, value) => {
    expect(readSessionUser(value)).toEqual(sessionUserSchema.safeParse(value).data);
  });
});
