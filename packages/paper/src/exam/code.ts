import type { ExamPaper } from './exam-paper.js';
import { digest } from './variants.js';

/** Letters and digits that nobody takes for another when reading them out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/**
 * A short code of a variant and of all that the paper holds, such as 'B-7K3QNM': the same on questions and key,
 * another one as soon as anything in the paper is.
 */
export function paperCode(paper: ExamPaper, variant: string): string {
  const { title, head, instructions, sections, shuffleOptions, size, seed } = paper;
  const { university, faculty, logo, kind, term, course, code, date, minutes, lecturer } = head;
  const facts = [
    university,
    faculty,
    logo ?? '',
    kind,
    term,
    course,
    code,
    date,
    minutes,
    lecturer,
  ];
  const content = JSON.stringify([
    [title, facts, head.rules, head.identity, instructions, shuffleOptions, size, seed, variant],
    sections.map(({ title: name, note, shuffle, items }) => [
      [name, note, shuffle],
      items.map((item) => [
        [item.questionId, item.kind, item.markdown, item.answer, item.explanation],
        [item.points, item.space],
        item.options.map(({ markdown, right }) => [markdown, right]),
      ]),
    ]),
  ]);
  const hash = digest(content);
  const signs = Array.from({ length: LENGTH }, (_, index) => {
    const value = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    return SIGNS[value % SIGNS.length];
  });
  return `${variant}-${signs.join('')}`;
}
