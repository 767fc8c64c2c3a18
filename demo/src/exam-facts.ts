import type { PaperFact } from '@bank-soal/paper/model';
import type { SetPlan } from './plans/set-plan.js';

const longDay = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

interface Exam {
  plan: SetPlan;
  lecturer: string;
  minutes: number | null;
  /** 'Tertutup', 'Buku terbuka', … */
  nature: string;
  questions: number;
}

/** What the head of every file says about the exam, in reading order. */
export function examFacts({ plan, lecturer, minutes, nature, questions }: Exam): PaperFact[] {
  return [
    ['Materi', plan.topics.join(', ')],
    ['Dosen', lecturer],
    ['Hari, tanggal', longDay.format(new Date(`${plan.held}T00:00:00Z`))],
    ['Waktu', minutes ? `${minutes} menit` : 'Dikerjakan di rumah'],
    ['Sifat', nature],
    ['Jumlah soal', `${questions} soal, bobot total 100`],
  ];
}
