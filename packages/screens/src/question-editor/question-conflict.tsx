'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionContent } from '@bank-soal/ui/questions';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { questionEditorTexts } from '../indonesian/question-editor.js';
import type { QuestionWriting } from './question-writing.js';

/** Somebody else's version of the question, and the choices about it. Nothing is lost by any of them. */
export function QuestionConflict({
  writing: { changedTo, isSetAside, busy, onResolve, onBringBack },
}: {
  writing: QuestionWriting;
}) {
  const messages = useTexts(questionEditorTexts);
  if (isSetAside) {
    return (
      <Alert
        title={messages.setAside}
        action={
          <Button size="sm" onClick={onBringBack}>
            {messages.bringBack}
          </Button>
        }
      >
        {messages.setAsideText}
      </Alert>
    );
  }
  if (!changedTo) return null;
  return (
    <Alert tone="warning" role="alert" title={messages.changedElsewhere}>
      <Stack gap="sm">
        <Text size="sm">{messages.changedElsewhereText}</Text>
        <Card padding="sm">
          <Stack gap="sm">
            <Text size="sm" tone="muted">
              {messages.otherVersion(String(changedTo.version))}
            </Text>
            <QuestionContent question={changedTo} />
          </Stack>
        </Card>
        <Cluster gap="sm">
          <Button size="sm" variant="primary" busy={busy} onClick={() => onResolve('mine')}>
            {messages.saveMine}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => onResolve('theirs')}>
            {messages.useTheirs}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => onResolve('apart')}>
            {messages.saveApart}
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
