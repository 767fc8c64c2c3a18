import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { SetLock } from '../set-lock/index.js';

/** Visibility of a set, and the way to its history. */
export function SetAccess({ set, onLog }: { set: QuestionSet; onLog: (set: QuestionSet) => void }) {
  const messages = useTexts(ownSetsTexts);
  const { release } = set;
  const open = release?.visibility === 'public' && release.keyVisibility === 'public';
  return (
    <Stack gap="xs" align="start">
      <SetLock set={set} all />
      {open && !release.availableFrom && !release.keyFrom && (
        <Text as="span" size="sm" tone="muted">
          {messages.everyone}
        </Text>
      )}
      {release && (
        <Button
          size="sm"
          variant="link"
          aria-haspopup="dialog"
          aria-label={messages.logName(set.title)}
          onClick={() => onLog(set)}
        >
          {messages.log}
        </Button>
      )}
    </Stack>
  );
}
