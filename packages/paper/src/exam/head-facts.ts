import { type PaperFact, pointsText } from '../model/paper.js';
import type { ExamHead, ExamPaper } from './exam-paper.js';
import { totalPoints } from './exam-paper.js';

/** Long forms of exams' short names; any other is printed as it is. */
const KINDS: Readonly<Record<string, string>> = {
  UTS: 'Ujian Tengah Semester',
  UAS: 'Ujian Akhir Semester',
};

/** Large title: 'Ujian Tengah Semester'. */
export const examName = ({ head, title }: Pick<ExamPaper, 'head' | 'title'>): string =>
  KINDS[head.kind] ?? (head.kind || title);

/** Title of a paper without one. */
const UNTITLED = 'Untitled Form';

/** The lecturer's title, where it is not the large title already. */
export function subtitleOf(paper: Pick<ExamPaper, 'head' | 'title'>): { subtitle?: string } {
  const title = paper.title.trim();
  const isKnown = ['', UNTITLED, paper.head.kind, examName(paper)].includes(title);
  return isKnown ? {} : { subtitle: title };
}

/** The course and its code: 'Struktur Data (IF2110)'. */
export const courseName = ({ course, code }: ExamHead): string =>
  course && code ? `${course} (${code})` : course || code;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The exam's day as 'YYYY-MM-DD', where it was given as one that there is. */
export function examDay({ date }: ExamHead): string | undefined {
  if (!date || !DAY.test(date)) return undefined;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined;
}

/** Academic years begin in August. */
const FIRST_MONTH = '08';

/** The term with its academic year, which the exam's day tells where nobody typed it: 'Gasal 2026/2027'. */
export function termName(head: ExamHead): string {
  const term = head.term.trim();
  const [year, month = ''] = examDay(head)?.split('-') ?? [];
  if (!year || !/gasal|ganjil|genap|pendek/i.test(term) || /\d/.test(term)) return term;
  const begin = Number(year) - (month < FIRST_MONTH ? 1 : 0);
  return `${term} ${begin}/${begin + 1}`;
}

function dayInWords(head: ExamHead): string {
  const day = examDay(head);
  if (!day) return head.date ?? '';
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Facts of the head, without those that were not filled in. */
export function headFacts(paper: ExamPaper): PaperFact[] {
  const { head, sections } = paper;
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const facts: PaperFact[] = [
    ['Dosen', head.lecturer],
    ['Hari, tanggal', dayInWords(head)],
    ['Waktu', head.minutes ? `${head.minutes} menit` : ''],
    ['Jumlah soal', String(count)],
    ['Total poin', pointsText(totalPoints(paper))],
  ];
  return facts.filter(([, value]) => value !== '');
}
