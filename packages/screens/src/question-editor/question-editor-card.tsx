'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Card } from '@bank-soal/ui/card';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionEditor } from '@bank-soal/ui/questions';
import { Stack } from '@bank-soal/ui/stack';
import { useFocusBack } from '../browser/use-focus-back.js';
import { questionEditorTexts } from '../indonesian/question-editor.js';
import { QuestionConflict } from './question-conflict.js';
import type { QuestionWriting } from './question-writing.js';

export interface QuestionEditorCardProps {
  writing: QuestionWriting;
  /** Courses that are suggested. */
  subjects: readonly string[];
  /** Topics to choose from. */
  topics: readonly string[];
  /** Asks who may use it: only lecturers share questions. */
  withAudience: boolean;
}

/** The editor of a question while it is open, and what it asks before text goes. */
export function QuestionEditorCard({
  writing,
  subjects,
  topics,
  withAudience,
}: QuestionEditorCardProps) {
  const messages = useTexts(questionEditorTexts);
  const { draft, of, failure } = writing;
  useFocusBack(draft !== undefined);
  return (
    <>
      {draft && (
        <Card>
          <Stack>
            <QuestionConflict writing={writing} />
            {failure && <Alert tone="danger" title={failure} />}
            <QuestionEditor
              key={writing.key}
              aria-label={of ? messages.change : messages.write}
              value={draft}
              onChange={writing.onChange}
              errors={writing.errors}
              subjects={subjects}
              topics={topics}
              outcomes={writing.outcomes}
              withAudience={withAudience}
              focusOnMount={writing.opened}
              busy={writing.busy}
              onSave={writing.onSave}
              {...(!of && { onSaveAndNext: writing.onSaveAndNext })}
              onCancel={writing.onCancel}
            />
          </Stack>
        </Card>
      )}
      <ConfirmDialog
        open={writing.asking}
        onOpenChange={(open) => !open && writing.onKeep()}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discardConfirm}
        cancelLabel={messages.discardCancel}
        onConfirm={writing.onDiscard}
      />
    </>
  );
}
