import type { Paper } from '../model/paper.js';
import { paperCode } from './code.js';
import type { ExamPaper } from './exam-paper.js';
import { courseName, examDay, examName, headFacts, subtitleOf, termName } from './head-facts.js';

const KEY_RULES = ['Kunci ini untuk penilai; jangan dibagikan sebelum ujian selesai.'];

/** Head, rules and foot of a variant: the parts that need no parsing. */
export function examHead(
  exam: ExamPaper,
  variant: string,
): Omit<Paper, 'intro' | 'logo' | 'sections'> {
  const { head } = exam;
  const day = examDay(head);
  return {
    title: `${exam.title} (Varian ${variant})`,
    name: examName(exam),
    ...subtitleOf(exam),
    variant,
    issuer: head.university,
    faculty: head.faculty,
    course: courseName(head),
    term: termName(head),
    ...(day && { date: day }),
    facts: headFacts(exam),
    rules: head.rules,
    keyRules: KEY_RULES,
    size: exam.size,
    identity: head.identity,
    code: paperCode(exam, variant),
    ...(exam.verified && { verified: exam.verified }),
  };
}
