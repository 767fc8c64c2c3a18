import { expect, it } from 'vitest';
import { adminHrefs } from './admin-paths.js';

it('stays in the administration', () => {
  expect(adminHrefs('/admin/tagging')).toEqual({
    site: '/',
    lecturers: '/admin/dosen',
    accounts: '/admin/akun',
    courseTags: '/admin/mata-kuliah',
    materialTags: '/admin/tagging',
    courseTagging: '/admin/course-tagging',
    audit: '/admin/riwayat',
    searchIndex: '/admin/indeks',
    overview: '/admin/ringkasan',
    allSets: '/admin/paket-soal',
    serverState: '/admin/server',
  });
});

it('stays among the routes without a guard', () => {
  expect(adminHrefs('/dev/admin/dosen')).toMatchObject({
    lecturers: '/dev/admin',
    courseTagging: '/dev/admin/course-tagging',
  });
});
