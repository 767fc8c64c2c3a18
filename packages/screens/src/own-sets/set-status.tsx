import { DAY_MS } from '@bank-soal/contract/common';
import { Badge } from '@bank-soal/ui/badge';
import { CompletenessBar } from '@bank-soal/ui/completeness-bar';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import { completenessOf } from '../model/sets/completeness.js';
import { isKeyClosed } from '../model/sets/lock-of.js';
import { filesOf, type QuestionSet } from '../model/sets/question-set.js';

/** How long a withdrawn set is kept, in days. */
const KEPT_DAYS = 30;

/**
 * Until when a withdrawn set can be restored, in ISO 8601; `''` for what is no date.
 *
 * @param withdrawnAt ISO 8601
 */
export function withdrawnUntil(withdrawnAt: string): string {
  const time = Date.parse(withdrawnAt);
  return Number.isNaN(time) ? '' : new Date(time + KEPT_DAYS * DAY_MS).toISOString();
}

/** When a key that is there opens by its date, to this reader or, for whom sees all of it, to others. */
export function keyOpens(set: QuestionSet, now: number): string | undefined {
  const { release, keyFrom, hasAnswers, hasTestCases } = set;
  if (!hasAnswers && !hasTestCases) return undefined;
  if (release?.keyVisibility === 'owner') return undefined;
  const at = release ? (release.keyFrom ?? release.availableFrom) : keyFrom;
  return at !== null && Date.parse(at) > now ? at : undefined;
}

/** Whether a set is withdrawn, unfinished, or how complete it is. */
export function SetStatus({ set }: { set: QuestionSet }) {
  const ownSetsMessages = useTexts(ownSetsTexts);
  const { formatDate } = useFormats();
  const [now] = useState(() => Date.now());
  if (set.withdrawnAt) {
    const until = formatDate(withdrawnUntil(set.withdrawnAt), 'short');
    return (
      <Stack gap="xs" align="start">
        <Badge>{ownSetsMessages.withdrawn}</Badge>
        {until !== '' && (
          <Text as="span" size="xs" tone="muted">
            {ownSetsMessages.withdrawnUntil(until)}
          </Text>
        )}
      </Stack>
    );
  }
  if (filesOf(set, 'questions').length === 0) {
    return <Badge tone="danger">{ownSetsMessages.noQuestions}</Badge>;
  }
  const opens = keyOpens(set, now);
  const note = opens
    ? ownSetsMessages.keyOpens(formatDate(opens))
    : !set.release && isKeyClosed(set)
      ? ownSetsMessages.keyClosed
      : undefined;
  return <CompletenessBar label={ownSetsMessages.files} note={note} {...completenessOf(set)} />;
}
