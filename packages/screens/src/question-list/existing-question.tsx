'use client';

import type { Id } from '@bank-soal/contract/common';
import { Alert } from '@bank-soal/ui/alert';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { QuestionRow } from '@bank-soal/ui/questions';
import { useQuestion } from '../data/questions/use-questions.js';
import { questionsTexts } from '../indonesian/questions.js';
import { toBankQuestion } from '../model/questions/bank-question.js';
import { originOf } from './origin-of.js';

/** A question of the bank that a file has again: in full, and whose it is. */
export function ExistingQuestion({ id, userId }: { id: Id; userId: Id | undefined }) {
  const messages = useTexts(questionsTexts);
  const state = useQuestion(id);
  if (state.status === 'loading') return <LoadingStatus>{messages.loading}</LoadingStatus>;
  if (state.status === 'failed') return <Alert tone="danger" title={messages.existingFailed} />;
  const question = toBankQuestion(state.data);
  return (
    <QuestionRow
      defaultOpen
      question={question}
      level={question.level}
      points={question.points}
      subject={question.subject}
      origin={originOf(question, userId)}
    />
  );
}
