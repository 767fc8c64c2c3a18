'use client';

import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import type { QuestionCounts } from '@bank-soal/contract/questions';
import { useMemo, useState } from 'react';
import { useQuestionCounts, useQuestions } from '../data/questions/use-questions.js';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';
import { type BankQuestion, toBankQuestion } from '../model/questions/bank-question.js';
import { useSession } from '../session/session-provider.js';
import { type BankQuery, isNarrowed, toListQuery, WHOLE_BANK } from './bank-query.js';

/** The bank as it is looked through. */
export interface Bank {
  query: BankQuery;
  onQueryChange: (query: BankQuery) => void;
  state: LoadState<Paged<BankQuestion>>;
  /** Something narrows the bank. */
  narrowed: boolean;
  /** The numbers beside outcomes and levels. */
  counts: QuestionCounts;
  /** Takes away everything that narrows it. */
  onShowAll: () => void;
  /** The viewer. */
  userId: BankQuestion['id'] | undefined;
  /** Lecturers share questions, and know when they were used. */
  isLecturer: boolean;
}

/** Looks through the questions that this person may use. */
export function useBank(): Bank {
  const [query, setQuery] = useState(WHOLE_BANK);
  const { user } = useSession();
  const answer = useQuestions(toListQuery(query));
  const counts = useQuestionCounts(toListQuery(query));
  const data = answer.status === 'ready' ? answer.data : undefined;
  const paged = useMemo(() => data && { ...data, items: data.items.map(toBankQuestion) }, [data]);
  return {
    query,
    onQueryChange: setQuery,
    state:
      answer.status === 'ready' && paged ? { status: 'ready', data: paged } : (answer as never),
    narrowed: isNarrowed(query),
    counts,
    onShowAll: () => setQuery(WHOLE_BANK),
    userId: user?.id,
    isLecturer: isLecturer(user?.roles) || isAdmin(user?.roles),
  };
}
