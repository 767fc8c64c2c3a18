import type { CoverageAnswer, OutcomeAnswer } from '@bank-soal/contract/tags';

const NOW = '2026-11-21T03:00:00.000Z';

const outcome = (id: number, description: string, cpl: string[] = []): OutcomeAnswer => ({
  id,
  course_tag_id: 1,
  code: `CPMK-${id}`,
  description,
  cpl,
  created_at: NOW,
  updated_at: NOW,
});

/** Outcomes of the course 'Struktur Data'. */
export const outcomeAnswers: readonly OutcomeAnswer[] = [
  outcome(1, 'Mampu memilih struktur data yang tepat untuk suatu masalah', ['CPL-1', 'CPL-3']),
  outcome(2, 'Mampu menganalisis kompleksitas algoritma', ['CPL-2']),
  outcome(3, 'Mampu mengimplementasikan pohon dan graf'),
];

/** How well they are covered. */
const coverageAnswer: CoverageAnswer = outcomeAnswers.map(({ id, code, description }) => ({
  outcome: { id, code, description },
  questions: { C1: 4, C2: id, C3: 0, C4: id === 1 ? 2 : 0, C5: 0, C6: 0, none: 3 - id },
  papers: 3 - id,
  lastUsed: id < 3 ? '2026-10-12T02:00:00.000Z' : null,
}));
