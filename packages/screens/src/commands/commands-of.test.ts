import { expect, it } from 'vitest';
import { commandsOf } from './commands-of.js';

const hrefs = { search: '/search', upload: '/upload', login: '/login', lecturers: '/admin/dosen' };
const ids = (signedIn: boolean, isAdmin = false, themed = false) =>
  commandsOf({ hrefs, signedIn, isAdmin, themed }).map(({ id }) => id);

it('offers each person what is theirs, and nothing that the host does not have', () => {
  expect(ids(false)).toEqual(['search', 'login', 'shortcuts']);
  expect(ids(true)).toEqual(['search', 'upload', 'shortcuts', 'logout']);
  expect(ids(true, true, true)).toEqual(
    'search upload lecturers light dark system shortcuts logout'.split(' '),
  );
});

it('names the administration apart', () => {
  const all = commandsOf({ hrefs, signedIn: true, isAdmin: true, themed: false });
  expect(all.find(({ id }) => id === 'lecturers')?.group).toBe('Admin');
});
