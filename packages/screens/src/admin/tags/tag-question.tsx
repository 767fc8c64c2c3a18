import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { adminTexts } from '../../indonesian/admin.js';
import { tagTexts } from '../../indonesian/tag.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import { NameList } from '../shared/index.js';

/** Words of one kind of tag. */
export interface TagQuestionTexts {
  removeTitle: string;
  removeManyTitle: (count: string) => string;
  removeConfirm: string;
  /** Further consequences. */
  removeNote: string;
}

export interface TagQuestionProps {
  texts: TagQuestionTexts;
  /** Tags to delete; nothing is asked when there are none. */
  tags: readonly Tag[];
  /** Its uses, in words; empty for several. */
  uses?: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  describeError: (reason: unknown) => ReactNode;
}

/** Asks before tags are deleted. */
export function TagQuestion({
  texts,
  tags,
  uses,
  onClose,
  onConfirm,
  describeError,
}: TagQuestionProps) {
  const { formatCount } = useFormats();
  const adminMessages = useTexts(adminTexts);
  const tagMessages = useTexts(tagTexts);
  if (tags.length === 0) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tags.length > 1 ? texts.removeManyTitle(formatCount(tags.length)) : texts.removeTitle}
      description={texts.removeConfirm}
      confirmLabel={adminMessages.remove}
      onConfirm={onConfirm}
      describeError={describeError}
    >
      <Stack gap="sm">
        <NameList names={tags.map(({ name }) => name)} />
        {uses && <Text size="sm">{tagMessages.removeUses(uses)}</Text>}
        <Text size="sm" tone="muted">
          {texts.removeNote}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
