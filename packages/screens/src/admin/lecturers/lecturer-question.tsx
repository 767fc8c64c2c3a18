import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { adminTexts } from '../../indonesian/admin.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { NameList } from '../shared/index.js';
import type { LecturerAction } from './lecturer-action.js';

export interface LecturerQuestionProps {
  /** The question; nothing when absent. */
  action: LecturerAction | undefined;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  describeError: (reason: unknown) => ReactNode;
}

function words(
  { kind, lecturers }: LecturerAction,
  count: string,
  lecturerMessages: ScreenTexts['lecturer'],
  remove: string,
) {
  if (kind === 'activate') {
    return {
      title: lecturerMessages.activateTitle(count),
      description: lecturerMessages.activateConfirm,
      confirmLabel: lecturerMessages.activate,
    };
  }
  if (kind === 'deactivate') {
    return {
      title: lecturerMessages.deactivateTitle(count),
      description: lecturerMessages.deactivateConfirm,
      confirmLabel: lecturerMessages.deactivate,
    };
  }
  const many = lecturers.length > 1;
  return {
    title: many ? lecturerMessages.removeManyTitle(count) : lecturerMessages.removeTitle,
    description: many ? lecturerMessages.removeManyConfirm(count) : lecturerMessages.removeConfirm,
    confirmLabel: remove,
  };
}

/** Asks before lecturers are deleted, let in or kept out. */
export function LecturerQuestion({
  action,
  onClose,
  onConfirm,
  describeError,
}: LecturerQuestionProps) {
  const lecturerMessages = useTexts(lecturerTexts);
  const { remove } = useTexts(adminTexts);
  const { formatCount } = useFormats();
  if (!action) return null;
  const count = formatCount(action.lecturers.length);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...words(action, count, lecturerMessages, remove)}
      tone={action.kind === 'activate' ? 'neutral' : 'danger'}
      onConfirm={onConfirm}
      describeError={describeError}
    >
      <Stack gap="sm">
        <NameList names={action.lecturers.map(({ name }) => name)} />
        {action.kind === 'remove' && (
          <Text size="sm" tone="muted">
            {lecturerMessages.removeNote}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
