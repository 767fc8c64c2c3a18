'use client';

import { Card } from '@bank-soal/ui/card';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MarkdownEditor } from '@bank-soal/ui/markdown-editor';
import { builderTexts } from '../../indonesian/builder.js';
import type { OwnQuestion } from './use-own-question.js';

/** The editor of an own question while it is open, and what it asks before text goes. */
export function OwnQuestionEditor({ editor }: { editor: OwnQuestion }) {
  const builderMessages = useTexts(builderTexts);
  const { own } = editor;
  return (
    <>
      {own && (
        <Card>
          <MarkdownEditor
            key={own.id ?? 'new'}
            label={own.id === undefined ? builderMessages.newQuestion : builderMessages.oldQuestion}
            hint={builderMessages.writeHint}
            value={own.text}
            focusOnMount={editor.opened}
            onChange={editor.onChange}
            onSave={editor.onSave}
            onCancel={editor.onCancel}
          />
        </Card>
      )}
      <ConfirmDialog
        open={editor.asking}
        onOpenChange={(open) => !open && editor.onKeep()}
        title={builderMessages.discardTitle}
        description={builderMessages.discardText}
        confirmLabel={builderMessages.discardConfirm}
        cancelLabel={builderMessages.discardCancel}
        onConfirm={editor.onDiscard}
      />
    </>
  );
}
