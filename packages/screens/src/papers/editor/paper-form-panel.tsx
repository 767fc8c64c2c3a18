'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { EditIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { type PaperItemValue, PaperSections, PointsTotal, pointsOf } from '@bank-soal/ui/papers';
import { Stack } from '@bank-soal/ui/stack';
import { TextArea } from '@bank-soal/ui/text-area';
import { TextField } from '@bank-soal/ui/text-field';
import { useId } from 'react';
import { builderTexts } from '../../indonesian/builder.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { itemsOf, type PaperDraft } from '../draft/paper-draft.js';
import { EmptyForm, type EmptyFormProps } from '../form/empty-form.js';

export interface PaperFormPanelProps extends EmptyFormProps {
  draft: PaperDraft;
  onChange: (part: Partial<PaperDraft>) => void;
  /** What would be printed otherwise than it was written, by question. */
  warnings: Readonly<Record<string, readonly string[]>>;
  /** Nothing can be changed any more. */
  readOnly: boolean;
  /** Tells a question that this person may change. */
  isOwn: (id: string) => boolean;
  /** Opens a question of one's own in the editor. */
  onEdit: (id: string) => void;
}

/** The paper: its title, what is said first, its questions by section. */
export function PaperFormPanel({
  draft,
  onChange,
  warnings,
  readOnly,
  isOwn,
  onEdit,
  onWrite,
  onGoToBank,
}: PaperFormPanelProps) {
  const messages = useTexts(builderTexts);
  const editorMessages = useTexts(paperEditorTexts);
  const titleId = useId();
  const items = itemsOf(draft);
  const empty = items.length === 0 && draft.sections.length === 1;
  const editOf = ({ id }: PaperItemValue, number: number) =>
    !readOnly &&
    isOwn(id) && (
      <Button
        variant="ghost"
        iconOnly
        aria-label={messages.edit(number)}
        title={messages.edit(number)}
        onClick={() => onEdit(id)}
      >
        <EditIcon />
      </Button>
    );
  return (
    <Stack as="section" gap="lg" aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {messages.form}
        </Heading>
        <TextField
          label={messages.formTitle}
          value={draft.title}
          autoComplete="off"
          readOnly={readOnly}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextArea
          label={messages.description}
          hint={editorMessages.descriptionHint}
          rows={2}
          autoGrow
          readOnly={readOnly}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Stack>
      <Stack>
        <Cluster justify="between">
          <Heading level={3}>{messages.chosen(items.length)}</Heading>
          <PointsTotal questions={items.length} points={pointsOf(items)} />
        </Cluster>
        {empty && !readOnly && <EmptyForm onWrite={onWrite} onGoToBank={onGoToBank} />}
        <PaperSections
          sections={draft.sections}
          onChange={(sections) => onChange({ sections })}
          warnings={warnings}
          readOnly={readOnly}
          itemActions={editOf}
        />
      </Stack>
    </Stack>
  );
}
