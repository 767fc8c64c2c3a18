import type { OutcomeAnswer } from '@bank-soal/contract/tags';

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
