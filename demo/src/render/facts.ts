import { type Paper, paperItems } from '../paper.js';
import { formatDay } from './dates.js';

/** What the head of every file says about the exam, in reading order. */
export function paperFacts(paper: Paper): [string, string][] {
  const count = paperItems(paper).length;
  return [
    ['Materi', paper.topics.join(', ')],
    ['Dosen', paper.lecturer],
    ['Hari, tanggal', formatDay(paper.date)],
    ['Waktu', paper.minutes ? `${paper.minutes} menit` : 'Dikerjakan di rumah'],
    ['Sifat', paper.nature],
    ['Jumlah soal', `${count} soal, bobot total 100`],
  ];
}

export const paperName = (paper: Paper): string =>
  paper.variant ? `${paper.exam} (${paper.variant})` : paper.exam;
