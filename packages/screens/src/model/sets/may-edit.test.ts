import { expect, it } from 'vitest';
import { lecturer, sets } from '../../test/fixtures.js';
import { mayEdit } from './may-edit.js';
import type { QuestionSet } from './question-set.js';

const set = sets[0] as QuestionSet;

it('lets the creator and administrators', () => {
  expect(mayEdit(set, lecturer)).toBe(true);
  expect(mayEdit(set, { ...lecturer, id: 9 })).toBe(false);
  expect(mayEdit(set, { ...lecturer, id: 9, roles: ['ROLE_USER', 'ROLE_ADMIN'] })).toBe(true);
  expect(mayEdit(set, undefined)).toBe(false);
});

it('leaves a session without an id to the server', () => {
  expect(mayEdit(set, { ...lecturer, id: undefined })).toBe(true);
});
