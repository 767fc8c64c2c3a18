import { Badge } from '@bank-soal/ui/badge';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { CompletenessBar } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import { completenessOf } from '../model/sets/completeness.js';
import { keyOpens } from '../model/sets/key-opens.js';
import { isKeyClosed } from '../model/sets/lock-of.js';
import { filesOf, type QuestionSet } from '../model/sets/question-set.js';
import { withdrawnUntil } from './withdrawn-until.js';

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
