import type { LecturerAnswer, SessionUser } from '@bank-soal/contract/accounts';
import type {
  CourseStatsAnswer,
  CourseTagAnswer,
  MaterialTagAnswer,
} from '@bank-soal/contract/tags';

/** A signed-in administrator. */
export const administrator: SessionUser = {
  id: 1,
  username: 'Administrator',
  email: 'admin@contoh.ac.id',
  roles: ['ROLE_USER', 'ROLE_ADMIN'],
  accessToken: 'token-of-an-administrator',
};

const person = (id: number, nama: string, email: string, status = 'Aktif'): LecturerAnswer => ({
  id,
  nama,
  email: `${email}@contoh.ac.id`,
  status,
});

/** Lecturers as the server answers them; one of them may not sign in. */
export const lecturerAnswers: readonly LecturerAnswer[] = [
  person(2, 'Dr. Ratna Wulandari, M.Kom.', 'ratna.wulandari'),
  person(3, 'Bagas Prasetyanto, S.T., M.T.', 'bagas.prasetyanto'),
  person(4, 'Dewi Lestari, S.Kom., M.Cs.', 'dewi.lestari', 'Nonaktif'),
  person(5, 'Prof. Dr. Ir. Hendra Gunawan Kusumadiningrat, M.Sc., Ph.D.', 'hendra.kusumadiningrat'),
];

const DAY = '2026-10-05T03:00:00.000Z';

const tag = (id: number, name: string, created = DAY): CourseTagAnswer => ({
  id,
  name,
  created_at: created,
  updated_at: '2026-11-02T03:00:00.000Z',
});

/** Course tags as the server answers them. */
export const courseTagAnswers: readonly CourseTagAnswer[] = [
  tag(1, 'Struktur Data'),
  tag(2, 'Basis Data'),
  tag(3, 'Pemrograman Berorientasi Objek'),
];

/** Material tags as the server answers them; two belong to the first course. */
export const materialTagAnswers: readonly MaterialTagAnswer[] = [
  { ...tag(11, 'Linked List'), course_tag_id: 1 },
  { ...tag(12, 'Graph'), course_tag_id: 1 },
  { ...tag(13, 'SQL', '2026-08-17T03:00:00.000Z'), course_tag_id: null },
  { ...tag(14, 'Normalisasi', '2026-09-01T03:00:00.000Z'), course_tag_id: null },
  { ...tag(15, 'Greedy'), course_tag_id: null },
];

/** Counts of the courses; the third has nothing yet. */
export const courseStatsAnswers: readonly CourseStatsAnswer[] = [
  { id: 1, name: 'Struktur Data', material_count: 4, question_set_count: 12 },
  { id: 2, name: 'Basis Data', material_count: 1, question_set_count: 3 },
  { id: 3, name: 'Pemrograman Berorientasi Objek', material_count: 0, question_set_count: 0 },
];

/** Materials of the first course. */
export const courseMaterialAnswers: readonly { id: number; name: string }[] = [
  { id: 21, name: 'Pertemuan 1: Array dan Pointer' },
  { id: 22, name: 'Pertemuan 2: Linked List' },
];
