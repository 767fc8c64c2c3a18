'use client';

import { Button } from '@bank-soal/ui/button';
import { ActiveIcon, AddIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { plainLine } from '@bank-soal/ui/markdown-view';
import { QuestionCard } from '@bank-soal/ui/questions';
import { builderTexts } from '../../indonesian/builder.js';
import type { BuilderQuestion } from '../draft/question.js';

export interface BankQuestionProps {
  question: BuilderQuestion;
  /** Its place in the list, from 1. */
  number: number;
  /** It stands in the form. */
  added: boolean;
  onAdd: (question: BuilderQuestion) => void;
}

/** A question of the bank. Once it is in the form its button keeps the focus and says so. */
export function BankQuestion({ question, number, added, onAdd }: BankQuestionProps) {
  const builderMessages = useTexts(builderTexts);
  const { id: _, ...shown } = question;
  const name = `${plainLine(question.question)} (${number})`;
  const action = added ? builderMessages.isAdded : builderMessages.add;
  return (
    <QuestionCard
      {...shown}
      aria-label={name}
      actions={
        <Button
          size="sm"
          variant={added ? 'ghost' : 'secondary'}
          icon={added ? <ActiveIcon /> : <AddIcon />}
          aria-label={builderMessages.ofQuestion(action, name)}
          aria-disabled={added || undefined}
          onClick={() => !added && onAdd(question)}
        >
          {action}
        </Button>
      }
    />
  );
}
