import { describe, expect, it } from 'vitest';
import { searchLecturers, toLecturer } from './admin-lecturer.js';

const lecturer = (id: number, nama: string, email: string, status = 'Aktif') =>
  toLecturer({ id, nama, email, status });

describe('toLecturer', () => {
  it('takes only Aktif as active', () => {
    expect(lecturer(1, 'Sari', 's@x.id').active).toBe(true);
    expect(lecturer(1, 'Sari', 's@x.id', 'Nonaktif').active).toBe(false);
    expect(lecturer(1, 'Sari', 's@x.id', 'Cuti')).toMatchObject({ active: false, status: 'Cuti' });
  });
});

describe('searchLecturers', () => {
  const all = [lecturer(1, 'Ratna Wulandari', 'ratna@a.id'), lecturer(2, 'Bagas', 'bp@b.id')];

  it('looks into name and email regardless of case', () => {
    expect(searchLecturers(all, 'WULAN')).toEqual([all[0]]);
    expect(searchLecturers(all, ' @B.ID ')).toEqual([all[1]]);
    expect(searchLecturers(all, 'aktif')).toEqual([]);
  });

  it('answers the same list for an empty text', () => {
    expect(searchLecturers(all, '')).toBe(all);
  });
});
