import type { CoverageAnswer, OutcomeAnswer, OutcomeBody } from '@bank-soal/contract/tags';
import type { HttpHandler } from 'msw';
import { type MockCall, refusal, serve } from './mock.js';
import { store } from './store.js';

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
export const coverageAnswer: CoverageAnswer = outcomeAnswers.map(({ id, code, description }) => ({
  outcome: { id, code, description },
  questions: { C1: 4, C2: id, C3: 0, C4: id === 1 ? 2 : 0, C5: 0, C6: 0, none: 3 - id },
  papers: 3 - id,
  lastUsed: id < 3 ? '2026-10-12T02:00:00.000Z' : null,
}));

/** Outcomes of one course that can be added, changed, imported and deleted. */
function outcomeServer(
  initial: readonly OutcomeAnswer[] = outcomeAnswers,
  usedIds: readonly number[] = [1],
): HttpHandler[] {
  const outcomes = store(initial);
  const whole = ({ code, description, cpl }: OutcomeBody) => ({
    code,
    description,
    cpl: cpl ?? [],
  });
  const isTaken = (code: string, own?: number) =>
    outcomes.all().some((one) => one.id !== own && one.code.toLowerCase() === code.toLowerCase());
  const duplicate = () => refusal(409, '', { code: 'duplicate', what: 'outcome' });
  return serve({
    outcomes: () => outcomes.all(),
    createOutcome: ({ id, body }) =>
      isTaken(body.code)
        ? duplicate()
        : outcomes.add({ ...whole(body), course_tag_id: id, created_at: NOW, updated_at: NOW }),
    updateOutcome: ({ id, body }) => {
      const { code = '', description = '', cpl } = body;
      return isTaken(code, id)
        ? duplicate()
        : outcomes.change(id, whole({ code, description, cpl }));
    },
    deleteOutcome: ({ id, query }: MockCall) => {
      const isUsed = usedIds.includes(id) && query.get('force') !== 'true';
      return isUsed
        ? refusal(409, '', { code: 'outcome-used', questions: 2 })
        : outcomes.remove(id);
    },
    importOutcomes: () => ({ created: 2, changed: 1 }),
    coverage: () => coverageAnswer,
  });
}
