import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { type LecturerWrites, useLecturerWrites } from '../../data/accounts/use-lecturers.js';
import { sumUp } from '../../data/run-many.js';
import { adminTexts } from '../../indonesian/admin.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { useWording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, failureReason, type RunWrite } from '../shared/index.js';
import type { LecturerAction } from './lecturer-action.js';

const duration = ADMIN_TOAST_MS;

function perform({ kind, lecturers }: LecturerAction, writes: LecturerWrites) {
  const ids = lecturers.map(({ id }) => id);
  return kind === 'remove' ? writes.remove(ids) : writes.activate(ids, kind === 'activate');
}

function success(
  { kind, lecturers }: LecturerAction,
  count: string,
  lecturerMessages: ScreenTexts['lecturer'],
): string {
  if (kind === 'activate') return lecturerMessages.activatedMany(count);
  if (kind === 'deactivate') return lecturerMessages.deactivatedMany(count);
  return lecturers.length === 1 ? lecturerMessages.removed : lecturerMessages.removedMany(count);
}

/** Questions about lecturers, and the calls after a yes. */
export function useLecturerActions(write: RunWrite, onDone: () => void) {
  const lecturerMessages = useTexts(lecturerTexts);
  const adminMessages = useTexts(adminTexts);
  const { formatCount } = useFormats();
  const inWords = useWording();
  const reasonOf = (error: unknown) =>
    inWords(failureReason(error, lecturerMessages.unknownReason, adminMessages));
  const [action, ask] = useState<LecturerAction>();
  const writes = useLecturerWrites();

  async function confirm() {
    if (!action) return;
    const outcome = sumUp(await write(() => perform(action, writes)));
    if (outcome.count > 0)
      toast.success(success(action, formatCount(outcome.count), lecturerMessages), { duration });
    if (outcome.status === 'partly') {
      const reason = reasonOf(outcome.reason);
      toast.error(lecturerMessages.partly(formatCount(outcome.failed), reason), { duration });
    }
    onDone();
  }

  function describeError(error: unknown): string {
    const reason = reasonOf(error);
    return action?.kind === 'remove'
      ? lecturerMessages.removeFailed(reason)
      : lecturerMessages.saveFailed(reason);
  }

  return { action, ask, confirm, describeError };
}
