'use client';

import { Button } from '@bank-soal/ui/button';
import { DeleteIcon, EditIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionCard } from '@bank-soal/ui/questions';
import { builderTexts } from '../../indonesian/builder.js';
import { type BuilderQuestion, isOwn } from '../draft/question.js';

export interface ChosenQuestionProps {
  question: BuilderQuestion;
  /** Its place in the form, from 1. */
  position: number;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A question of the form; an own one can be changed. */
export function ChosenQuestion({ question, position, onEdit, onRemove }: ChosenQuestionProps) {
  const builderMessages = useTexts(builderTexts);
  const { id, ...shown } = question;
  return (
    <QuestionCard
      {...shown}
      number={position}
      folds
      actions={
        <>
          {isOwn(question) && (
            <Button
              size="sm"
              variant="ghost"
              iconOnly
              aria-label={builderMessages.edit(position)}
              onClick={() => onEdit(id)}
            >
              <EditIcon />
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            iconOnly
            aria-label={builderMessages.remove(position)}
            onClick={() => onRemove(id)}
          >
            <DeleteIcon />
          </Button>
        </>
      }
    />
  );
}
