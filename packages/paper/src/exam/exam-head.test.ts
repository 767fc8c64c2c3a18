import { describe, expect, it } from 'vitest';
import { sampleExam } from '../test/sample-exam.js';
import { examHead } from './exam-head.js';
import type { ExamHead } from './exam-paper.js';

const headed = (head: Partial<ExamHead>, title = 'UTS Struktur Data') =>
  examHead({ ...sampleExam, title, head: { ...sampleExam.head, ...head } }, 'B');

describe('the head of an exam', () => {
  it.each([
    ['UTS', 'UTS Struktur Data', 'Ujian Tengah Semester', 'UTS Struktur Data'],
    ['', 'Kuis 1', 'Kuis 1', undefined],
    ['Kuis 1', 'Kuis 1', 'Kuis 1', undefined],
    ['UAS', 'Untitled Form', 'Ujian Akhir Semester', undefined],
    ['UAS', ' ', 'Ujian Akhir Semester', undefined],
  ])('of kind "%s" with the title "%s" says %s and %s', (kind, title, name, subtitle) => {
    expect(headed({ kind }, title)).toMatchObject({ name, variant: 'B' });
    expect(headed({ kind }, title).subtitle).toBe(subtitle);
  });

  it.each([
    ['Gasal', '2026-10-13', 'Gasal 2026/2027'],
    ['Semester Gasal', '2027-01-08', 'Semester Gasal 2026/2027'],
    ['Genap', '2027-04-13', 'Genap 2026/2027'],
    ['Gasal 2025/2026', '2026-10-13', 'Gasal 2025/2026'],
    ['Gasal', 'Selasa depan', 'Gasal'],
    ['Gasal', '', 'Gasal'],
    ['Matrikulasi', '2026-10-13', 'Matrikulasi'],
    ['', '2026-10-13', ''],
  ])('of the term "%s" on %s says %s', (term, date, said) => {
    expect(headed({ term, date }).term).toBe(said);
  });
});
