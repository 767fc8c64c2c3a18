'use client';

import { formatCount } from '@bank-soal/ui/lib/format';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { failureReason } from '../admin-shared/failure-sentence.js';
import { sumUp } from '../admin-shared/outcome.js';
import { ADMIN_TOAST_MS } from '../admin-shared/toast-times.js';
import type { RunWrite } from '../admin-shared/use-admin-session.js';
import { type LecturerWrites, useLecturerWrites } from '../data/use-lecturers.js';
import { lecturerMessages } from '../messages/admin-lecturers.js';
import type { LecturerAction } from './lecturer-action.js';

const duration = ADMIN_TOAST_MS;

function perform({ kind, lecturers }: LecturerAction, writes: LecturerWrites) {
  if (kind === 'remove') return writes.remove(lecturers.map(({ id }) => id));
  return writes.activate(lecturers, kind === 'activate');
}

function success({ kind, lecturers }: LecturerAction, done: number): string {
  const count = formatCount(done);
  if (kind === 'activate') return lecturerMessages.activatedMany(count);
  if (kind === 'deactivate') return lecturerMessages.deactivatedMany(count);
  return lecturers.length === 1 ? lecturerMessages.removed : lecturerMessages.removedMany(count);
}

/** What is asked about lecturers, and what follows from yes. */
export function useLecturerActions(write: RunWrite, onDone: () => void) {
  const [action, ask] = useState<LecturerAction>();
  const writes = useLecturerWrites();

  async function confirm() {
    if (!action) return;
    const outcome = sumUp(await write(() => perform(action, writes)));
    if (outcome.count > 0) toast.success(success(action, outcome.count), { duration });
    if (outcome.status === 'partly') {
      const reason = failureReason(outcome.reason, lecturerMessages.unknownReason);
      toast.error(lecturerMessages.partly(formatCount(outcome.failed), reason), { duration });
    }
    onDone();
  }

  function describeError(error: unknown): string {
    const reason = failureReason(error, lecturerMessages.unknownReason);
    return action?.kind === 'remove'
      ? lecturerMessages.removeFailed(reason)
      : lecturerMessages.saveFailed(reason);
  }

  return { action, ask, confirm, describeError };
}
