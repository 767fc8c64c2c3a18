'use client';

import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { QuestionDraft } from '@bank-soal/ui/questions';
import { Text } from '@bank-soal/ui/text';
import { ToggleButton } from '@bank-soal/ui/toggle-button';
import { useId } from 'react';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { letterAt, withKeys } from './reviewed.js';

/** The question with one key more, or less; of a true or false the other one. */
export function withKeyAt(draft: QuestionDraft, at: number): QuestionDraft {
  if (draft.kind === 'benar-salah') return withKeys(draft, [['benar', 'salah'][at] ?? '']);
  if (draft.kind !== 'pilihan' || !draft.options[at]) return draft;
  const options = draft.options.map((option, index) =>
    index === at ? { ...option, right: !option.right } : option,
  );
  return { ...draft, options };
}

/** Which options are right, without opening the editor. */
export function KeyChoice({
  draft,
  disabled,
  onChange,
}: {
  draft: QuestionDraft;
  disabled: boolean;
  onChange: (draft: QuestionDraft) => void;
}) {
  const messages = useTexts(wordReviewTexts);
  const id = useId();
  const isTruth = draft.kind === 'benar-salah';
  if (!isTruth && draft.kind !== 'pilihan') return null;
  const keys = isTruth
    ? [
        { label: messages.isTrue, name: messages.isTrue, isRight: draft.truth === 'benar' },
        { label: messages.isFalse, name: messages.isFalse, isRight: draft.truth === 'salah' },
      ]
    : draft.options.map(({ right }, at) => {
        const letter = letterAt(at);
        return { label: letter, name: messages.keyOf(letter), isRight: right };
      });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field set cannot be laid out in a line
    <Cluster role="group" aria-labelledby={id}>
      <Text as="span" id={id} size="sm" weight="semibold">
        {messages.key}
      </Text>
      {keys.map(({ label, name, isRight }, at) => (
        <ToggleButton
          key={name}
          size="sm"
          label={label}
          aria-label={name}
          pressed={isRight}
          disabled={disabled}
          onPressedChange={() => onChange(withKeyAt(draft, at))}
        />
      ))}
    </Cluster>
  );
}
