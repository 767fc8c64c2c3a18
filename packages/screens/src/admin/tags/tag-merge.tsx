import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { RadioGroup } from '@bank-soal/ui/radio-group';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { tagTexts } from '../../indonesian/tag.js';
import type { Tag, TagUse } from '../../model/tags/admin-tag.js';
import { useUseText } from './use-use-text.js';

export interface TagMergeProps {
  /** The two; nothing is asked when there are none. */
  tags: readonly Tag[];
  /** The one that stays. */
  kept: Tag | undefined;
  /** Uses of the other one; absent until they are known. */
  uses: TagUse | undefined;
  onKeep: (id: number) => void;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  describeError: (reason: unknown) => ReactNode;
}

/** Asks which of two tags stays, and says what moves to it. */
export function TagMerge({
  tags,
  kept,
  uses,
  onKeep,
  onClose,
  onConfirm,
  describeError,
}: TagMergeProps) {
  const tagMessages = useTexts(tagTexts);
  const textOf = useUseText();
  const gone = tags.find((tag) => tag !== kept);
  if (!kept || !gone) return null;
  return (
    <ConfirmDialog
      open
      tone="neutral"
      onOpenChange={(open) => !open && onClose()}
      title={tagMessages.mergeTitle}
      description={tagMessages.mergeText(gone.name, kept.name)}
      confirmLabel={tagMessages.merge}
      onConfirm={onConfirm}
      describeError={describeError}
    >
      <Stack gap="sm">
        <RadioGroup
          label={tagMessages.mergeKeep}
          options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(kept.id)}
          onChange={(id) => onKeep(Number(id))}
        />
        <Text size="sm" aria-live="polite">
          {tagMessages.mergeMoves(uses ? textOf(uses) : '…')}
        </Text>
        <Text size="sm" tone="muted">
          {tagMessages.mergeNote}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
