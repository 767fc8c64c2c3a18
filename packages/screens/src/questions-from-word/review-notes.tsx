'use client';

import type { Id } from '@bank-soal/contract/common';
import { QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { problemsOf } from '../question-editor/index.js';
import { useWording } from '../texts/use-wording.js';
import type { Reviewed } from './reviewed.js';

/** Reasons why a question cannot be stored as it is, and what of it is unsure, in words. */
export function useNotes({ draft, problems, isSettled }: Reviewed) {
  const inWords = useWording(QUESTION_SENTENCES);
  const own = Object.values(problemsOf(draft)).map(inWords);
  const blocking = problems.filter(({ blocking }) => blocking).map(({ message }) => message);
  const notes = problems.filter(({ blocking }) => !blocking).map(({ message }) => message);
  return { blocking: [...new Set([...blocking, ...own])], notes: isSettled ? [] : notes };
}

/** What is unsure of a question, each with its reason and the next step. */
export function ReviewNotes({
  one,
  onSettle,
  onShow,
}: {
  one: Reviewed;
  onSettle: () => void;
  onShow: (id: Id) => void;
}) {
  const messages = useTexts(wordReviewTexts);
  const { blocking, notes } = useNotes(one);
  const { duplicateOf, nearOf, sameAs } = one;
  const like = duplicateOf ?? nearOf;
  return (
    <>
      {blocking.map((text) => (
        <Alert key={text} role="none" tone="danger" title={text} />
      ))}
      {notes.length > 0 && (
        <Alert
          role="none"
          tone="warning"
          title={notes.join(' ')}
          action={
            <Button size="sm" onClick={onSettle}>
              {messages.settle}
            </Button>
          }
        />
      )}
      {like !== null && (
        <Alert
          role="none"
          title={duplicateOf === null ? messages.near : messages.duplicate}
          action={
            <Button size="sm" aria-haspopup="dialog" onClick={() => onShow(like)}>
              {messages.show}
            </Button>
          }
        />
      )}
      {sameAs !== null && <Alert role="none" title={messages.same(sameAs)} />}
    </>
  );
}
