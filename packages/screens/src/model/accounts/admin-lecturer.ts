import type { LecturerAnswer } from '@bank-soal/contract/accounts';

/** A lecturer (dosen) as the administration knows them. */
export interface Lecturer {
  id: number;
  name: string;
  email: string;
  /** The server's word: `Aktif`, or another. */
  status: string;
  /** May sign in. */
  active: boolean;
}

/** Reads a lecturer of the wire. */
export function toLecturer({ id, nama, email, status }: LecturerAnswer): Lecturer {
  return { id, name: nama, email, status, active: status === 'Aktif' };
}

/** The lecturers whose name or email contains the text, regardless of case. */
export function searchLecturers(lecturers: readonly Lecturer[], text: string): readonly Lecturer[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return lecturers;
  return lecturers.filter(
    ({ name, email }) =>
      name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  );
}
