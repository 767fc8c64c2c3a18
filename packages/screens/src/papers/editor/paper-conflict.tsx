'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import type { KeepStatus } from './paper-keeper.js';

export interface PaperConflictProps {
  status: KeepStatus;
  /** Keeps what is here as a paper of its own. */
  onKeepAsCopy: () => void;
  /** Puts what is here in the place of what is there. */
  onOverwrite: () => void;
  /** Gives up what is here. */
  onTakeTheirs: () => void;
}

type Asked = 'overwrite' | 'theirs';

/** What to do when the paper was changed elsewhere, or was used meanwhile; nothing is lost unasked. */
export function PaperConflict({
  status,
  onKeepAsCopy,
  onOverwrite,
  onTakeTheirs,
}: PaperConflictProps) {
  const messages = useTexts(paperEditorTexts);
  const [asked, setAsked] = useState<Asked>();
  const frozen = status.kind === 'frozen';
  if (!frozen && status.kind !== 'conflict') return null;
  const isOverwrite = asked === 'overwrite';
  return (
    <>
      <Alert tone="warning" title={frozen ? messages.frozen : messages.conflict}>
        {frozen ? messages.frozenText : messages.conflictText}
        <Cluster>
          <Button variant="primary" size="sm" onClick={onKeepAsCopy}>
            {messages.keepCopy}
          </Button>
          {!frozen && (
            <Button size="sm" onClick={() => setAsked('overwrite')}>
              {messages.overwrite}
            </Button>
          )}
          <Button size="sm" onClick={() => setAsked('theirs')}>
            {messages.takeTheirs}
          </Button>
        </Cluster>
      </Alert>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={isOverwrite ? messages.overwriteTitle : messages.theirsTitle}
        description={isOverwrite ? messages.overwriteText : messages.theirsText}
        confirmLabel={isOverwrite ? messages.overwrite : messages.takeTheirs}
        onConfirm={isOverwrite ? onOverwrite : onTakeTheirs}
      />
    </>
  );
}
