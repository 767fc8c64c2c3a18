'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { browserDraftsTexts } from '../../indonesian/browser-drafts.js';
import { titleOf } from '../draft/paper-draft.js';
import { type BrowserDraft, bodiesOf } from './browser-draft.js';

export interface BrowserDraftsViewProps {
  forms: readonly BrowserDraft[];
  /** The one that is on its way, by its key. */
  busy: string | undefined;
  /** Why one could not be brought, by its key. */
  failure: { key: string; text: string } | undefined;
  onBring: (form: BrowserDraft) => void;
  onDiscard: (form: BrowserDraft) => void;
}

/** Forms that were left in the browser, each with what can be done with it. */
export function BrowserDraftsView({
  forms,
  busy,
  failure,
  onBring,
  onDiscard,
}: BrowserDraftsViewProps) {
  const messages = useTexts(browserDraftsTexts);
  const { formatCount } = useFormats();
  const [asked, setAsked] = useState<BrowserDraft>();
  if (forms.length === 0) return null;
  return (
    <Stack gap="sm">
      {forms.map((form) => {
        const { key, kept, isVisitors } = form;
        const title = titleOf(kept.draft);
        return (
          <Alert
            key={key}
            role="none"
            title={messages.title(title, formatCount(bodiesOf(kept).length))}
            action={
              <Cluster>
                <Button
                  size="sm"
                  variant="primary"
                  busy={busy === key}
                  onClick={() => onBring(form)}
                >
                  {messages.bring}
                </Button>
                <Button size="sm" disabled={busy === key} onClick={() => setAsked(form)}>
                  {messages.discard}
                </Button>
              </Cluster>
            }
          >
            {isVisitors ? messages.visitorText : messages.ownText}
            {failure?.key === key && (
              <Text role="alert" tone="danger">
                {failure.text}
              </Text>
            )}
          </Alert>
        );
      })}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={messages.discardTitle}
        description={asked && messages.discardText(titleOf(asked.kept.draft))}
        confirmLabel={messages.discard}
        onConfirm={() => asked && onDiscard(asked)}
      />
    </Stack>
  );
}
