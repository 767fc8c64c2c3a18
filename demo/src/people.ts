import type { DemoPerson } from './types.js';

const lecturer = (
  name: string,
  mailbox: string,
  status: DemoPerson['status'] = 'Aktif',
): DemoPerson => ({
  name,
  email: `${mailbox}@contoh.ac.id`,
  password: 'dosen12345',
  kind: 'lecturer',
  status,
});

const demoAdministrator: DemoPerson = {
  name: 'Administrator Bank Soal',
  email: 'admin@contoh.ac.id',
  password: 'admin12345',
  kind: 'admin',
  status: 'Aktif',
};

const demoStudent: DemoPerson = {
  name: 'Nadia Puspitaningrum',
  email: 'mahasiswa@contoh.ac.id',
  password: 'mahasiswa12345',
  kind: 'student',
  status: 'Aktif',
};

export const demoLecturers = {
  ratna: lecturer('Dr. Ratna Wulandari, M.Kom.', 'ratna.wulandari'),
  bagas: lecturer('Bagas Prasetyanto, S.T., M.T.', 'bagas.prasetyanto'),
  made: lecturer('I Made Suryadarma, M.Kom.', 'made.suryadarma'),
  fitri: lecturer('Fitri Halimah Nasution, M.Sc.', 'fitri.nasution'),
  yosef: lecturer('Dr. Yosef Tandilangi, M.T.', 'yosef.tandilangi'),
  hendra: lecturer('Prof. Hendra Kusumawijaya, Ph.D.', 'hendra.kusumawijaya', 'Nonaktif'),
} as const;

export type LecturerKey = keyof typeof demoLecturers;

export const demoPeople: DemoPerson[] = [
  demoAdministrator,
  ...Object.values(demoLecturers),
  demoStudent,
];
