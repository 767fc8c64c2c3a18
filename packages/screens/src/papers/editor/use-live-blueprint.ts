'use client';

import type { QuestionCounts } from '@bank-soal/contract/questions';
import { useMemo } from 'react';
import { useOutcomesNamed } from '../../data/tags/use-outcomes.js';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import type { PaperDraft } from '../draft/paper-draft.js';
import { type LiveBlueprint, liveBlueprint } from './live-blueprint.js';

/**
 * The blueprint of a draft, live.
 *
 * @param counts of the bank: they name outcomes of other courses, which questions may bear
 */
export function useLiveBlueprint(
  draft: PaperDraft,
  known: ReadonlyMap<BankQuestion['id'], BankQuestion>,
  { outcomes }: QuestionCounts,
): { live: LiveBlueprint; knowsCourse: boolean } {
  const expected = useOutcomesNamed(draft.head.course);
  const others = useMemo(
    () => outcomes.map(({ id, code }) => ({ id, code, description: '', cpl: [] })),
    [outcomes],
  );
  const live = useMemo(
    () => liveBlueprint(draft, (id) => known.get(Number(id)), [...others, ...expected], expected),
    [draft, known, others, expected],
  );
  return { live, knowsCourse: expected.length > 0 };
}
