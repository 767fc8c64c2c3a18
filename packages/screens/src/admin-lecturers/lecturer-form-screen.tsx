'use client';

import type { LecturerProblems } from '@bank-soal/contract/rules-lecturer';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { failureReason } from '../admin-shared/failure-sentence.js';
import { ADMIN_TOAST_MS } from '../admin-shared/toast-times.js';
import type { RunWrite } from '../admin-shared/use-admin-session.js';
import { useLecturerWrites } from '../data/use-lecturers.js';
import { useLecturerMessages } from '../messages/admin-lecturers.js';
import { useAdminMessages } from '../messages/admin-shared.js';
import { useSentence } from '../messages/use-sentence.js';
import type { Lecturer } from '../model/admin-lecturer.js';
import {
  editedNotice,
  editedProblems,
  type FormNotice,
  formNotice,
  judgeLecturerForm,
  lecturerBody,
  lecturerForm,
  newLecturerBody,
  refusalNotice,
  refusedFields,
} from './lecturer-form.js';
import { LecturerFormView } from './lecturer-form-view.js';

/** Props of {@link LecturerFormScreen}. */
export interface LecturerFormScreenProps {
  /** The lecturer to change; without one a new one is added. */
  lecturer: Lecturer | undefined;
  /** The known lecturers, whose emails are taken. */
  known: readonly Lecturer[];
  write: RunWrite;
  listHref: string;
  /** Saved, or given up. */
  onClose: () => void;
}

/** Adds or changes a lecturer. A failed save leaves all that was typed. */
export function LecturerFormScreen({
  lecturer,
  known,
  write,
  listHref,
  onClose,
}: LecturerFormScreenProps) {
  const lecturerMessages = useLecturerMessages();
  const adminMessages = useAdminMessages();
  const inWords = useSentence();
  const writes = useLecturerWrites();
  const [form, setForm] = useState(() => lecturerForm(lecturer));
  const [problems, setProblems] = useState<LecturerProblems>({});
  const [notice, setNotice] = useState<FormNotice>();
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);

  function refuse(fields: LecturerProblems, said: FormNotice | undefined) {
    const words = Object.entries(fields).map(([field, problem]) => [field, inWords(problem)]);
    setProblems(Object.fromEntries(words));
    setNotice(said && { ...said, sentence: inWords(said.sentence) });
    setAttempts((count) => count + 1);
  }

  async function submit() {
    if (saving) return;
    const wrong = judgeLecturerForm(form, known, lecturer);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong, formNotice(wrong, form));
      return;
    }
    setNotice(undefined);
    setSaving(true);
    try {
      await write(() =>
        lecturer
          ? writes.update(lecturer.id, lecturerBody(form))
          : writes.create(newLecturerBody(form)),
      );
    } catch (error) {
      const reason = inWords(failureReason(error, lecturerMessages.unknownReason, adminMessages));
      refuse(refusedFields(error), refusalNotice(error, lecturerMessages.saveFailed(reason)));
      setSaving(false);
      return;
    }
    const sentence = lecturer ? lecturerMessages.changed : lecturerMessages.added;
    toast.success(sentence, { duration: ADMIN_TOAST_MS });
    onClose();
  }

  return (
    <LecturerFormView
      editing={lecturer !== undefined}
      form={form}
      onFormChange={(part) => {
        setForm((before) => ({ ...before, ...part }));
        setProblems((before) => editedProblems(before, part));
        setNotice((before) => editedNotice(before, part));
      }}
      problems={problems}
      notice={notice?.sentence}
      attempts={attempts}
      saving={saving}
      onSubmit={() => void submit()}
      listHref={listHref}
      onCancel={onClose}
    />
  );
}
