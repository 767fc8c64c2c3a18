'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Heading } from '@bank-soal/ui/heading';
import { AddIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SortableList } from '@bank-soal/ui/sortable-list';
import { Stack } from '@bank-soal/ui/stack';
import { TextArea } from '@bank-soal/ui/text-area';
import { TextField } from '@bank-soal/ui/text-field';
import { useId, useRef, useState } from 'react';
import { useKeptFocus } from '../../browser/use-kept-focus.js';
import { builderTexts } from '../../indonesian/builder.js';
import type { PaperDraft } from '../draft/paper-draft.js';
import type { FormActions } from '../draft/use-form.js';
import { isUntouched, questionsOf, withQuestions } from '../draft/visitor-draft.js';
import { ChosenQuestion } from './chosen-question.js';
import { EmptyForm, type EmptyFormProps } from './empty-form.js';

export interface FormPanelProps extends Omit<FormActions, 'onAdd'>, EmptyFormProps {
  form: PaperDraft;
  /** Opens an own question of the form in the editor. */
  onEdit: (id: string) => void;
}

/** The form: its title, its description, its questions in their order. */
export function FormPanel({
  form,
  onFormChange,
  onRemove,
  onClear,
  onEdit,
  onWrite,
  onGoToBank,
}: FormPanelProps) {
  const builderMessages = useTexts(builderTexts);
  const [clearing, setClearing] = useState(false);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(panel, heading);
  const questions = questionsOf(form);

  return (
    <Stack as="section" ref={panel} gap="lg" aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {builderMessages.form}
        </Heading>
        <TextField
          label={builderMessages.formTitle}
          value={form.title}
          autoComplete="off"
          onChange={(event) => onFormChange({ title: event.target.value })}
        />
        <TextArea
          label={builderMessages.description}
          hint={builderMessages.descriptionHint}
          rows={2}
          autoGrow
          value={form.description}
          onChange={(event) => onFormChange({ description: event.target.value })}
        />
      </Stack>
      <Stack>
        <Cluster justify="between">
          <Heading level={3} ref={heading} tabIndex={-1}>
            {builderMessages.chosen(questions.length)}
          </Heading>
          {!isUntouched(form) && (
            <Button size="sm" variant="ghost" onClick={() => setClearing(true)}>
              {builderMessages.clear}
            </Button>
          )}
        </Cluster>
        {questions.length === 0 ? (
          <EmptyForm onWrite={onWrite} onGoToBank={onGoToBank} />
        ) : (
          <>
            <SortableList
              label={builderMessages.chosen(questions.length)}
              items={questions}
              getKey={({ id }) => id}
              getName={(_, position) => builderMessages.question(position)}
              onReorder={(next) => onFormChange(withQuestions(form, next))}
              renderItem={(question, position) => (
                <ChosenQuestion
                  question={question}
                  position={position}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              )}
            />
            <Cluster>
              <Button variant="ghost" size="sm" icon={<AddIcon />} onClick={onGoToBank}>
                {builderMessages.more}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={builderMessages.clearTitle}
        description={builderMessages.clearText}
        confirmLabel={builderMessages.clearConfirm}
        onConfirm={onClear}
      />
    </Stack>
  );
}
