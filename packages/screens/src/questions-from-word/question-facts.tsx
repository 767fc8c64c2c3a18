'use client';

import { Cluster } from '@bank-soal/ui/cluster';
import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { NumberField } from '@bank-soal/ui/number-field';
import { QUESTION_KINDS, type QuestionDraft } from '@bank-soal/ui/questions';
import { Select } from '@bank-soal/ui/select';
import { LevelBadge } from '@bank-soal/ui/sets';
import { Text } from '@bank-soal/ui/text';
import { wordReviewTexts } from '../indonesian/word-review.js';

/** The kinds of questions to choose from, in words. */
export function useKindOptions() {
  const messages = useTexts(wordReviewTexts);
  return QUESTION_KINDS.map((value) => ({ value, label: messages.kinds[value] }));
}

/** What a question is and is worth, to be set at a glance; where it belongs is read here and set in the editor. */
export function QuestionFacts({
  draft,
  disabled,
  onChange,
}: {
  draft: QuestionDraft;
  disabled: boolean;
  onChange: (draft: QuestionDraft) => void;
}) {
  const messages = useTexts(wordReviewTexts);
  const { kind, points, difficulty, subject, topics, cognitive } = draft;
  return (
    <>
      <Grid min="xs" gap="sm">
        <Select
          label={messages.kind}
          options={useKindOptions()}
          value={kind}
          disabled={disabled}
          onChange={({ target }) =>
            onChange({ ...draft, kind: target.value as QuestionDraft['kind'] })
          }
        />
        <NumberField
          label={messages.points}
          value={points}
          min={0}
          disabled={disabled}
          onChange={(next) => onChange({ ...draft, points: next })}
        />
      </Grid>
      <Cluster>
        {difficulty !== '' && <LevelBadge level={difficulty} />}
        {[subject, ...topics, cognitive ?? '']
          .filter((text) => text !== '')
          .map((text) => (
            <Text key={text} as="span" size="sm" tone="muted">
              {text}
            </Text>
          ))}
      </Cluster>
    </>
  );
}
