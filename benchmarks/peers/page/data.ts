import type { Row, TabItem, Tone } from './kit.js';

export const TONES: readonly Tone[] = ['neutral', 'success', 'warning', 'danger'];
export const LEVELS = ['Mudah', 'Sedang', 'Sulit', 'Custom', 'Semua'];
const SUBJECTS = ['Algoritma', 'Basis Data', 'Jaringan Komputer', 'Sistem Operasi', 'Grafika'];

export const toneOf = (index: number): Tone => TONES[index % TONES.length] as Tone;
export const levelOf = (index: number): string => LEVELS[index % LEVELS.length] as string;
export const subjectOf = (index: number): string => SUBJECTS[index % SUBJECTS.length] as string;

/** The topic with this number; four digits, so that none is part of another. */
export const topic = (index: number): string => `Topik ${String(index).padStart(4, '0')}`;

export const TOPICS: string[] = Array.from({ length: 2000 }, (_, index) => topic(index + 1));

/** The rows of the table; every downloads count changes with the tick. */
export function makeRows(tick: number): Row[] {
  return Array.from({ length: 500 }, (_, index) => ({
    id: index,
    title: `Ujian ${subjectOf(index)} ${index}`,
    subject: subjectOf(index),
    lecturer: `Dosen ${index % 40}`,
    year: 2010 + (index % 15),
    downloads: index + tick,
  }));
}

export const TAB_NAMES = ['Soal', 'Kunci', 'Uji'];

export function makeTabs(group: number): TabItem[] {
  return TAB_NAMES.map((name, index) => ({
    id: `t${index}`,
    name: `${name} ${group}`,
    text: `Isi ${name} ${group}`,
  }));
}
