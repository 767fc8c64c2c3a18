import type { LecturerProblems } from '@bank-soal/contract/accounts';
import type { ConflictSide } from '@bank-soal/ui/conflict-choice';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { useLecturerWrites } from '../../data/accounts/use-lecturers.js';
import { adminTexts } from '../../indonesian/admin.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import type { Lecturer } from '../../model/accounts/admin-lecturer.js';
import { useWording, wordedFields } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, failureReason, type RunWrite } from '../shared/index.js';
import { afterChoice, changesAnything, conflictsOf, mergedForm } from './lecturer-changes.js';
import {
  editedNotice,
  editedProblems,
  type FormNotice,
  formNotice,
  judgeLecturerForm,
  type LecturerForm,
  lecturerBody,
  lecturerForm,
  newLecturerBody,
  refusalNotice,
  refusedFields,
} from './lecturer-form.js';
import { LecturerFormView } from './lecturer-form-view.js';
import { LECTURER_SENTENCES } from './lecturer-sentences.js';

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
  const lecturerMessages = useTexts(lecturerTexts);
  const adminMessages = useTexts(adminTexts);
  const inWords = useWording(LECTURER_SENTENCES);
  const writes = useLecturerWrites();
  const [opened, setOpened] = useState(() => lecturerForm(lecturer));
  const [form, setForm] = useState(opened);
  const [stored, setStored] = useState(opened);
  const [problems, setProblems] = useState<LecturerProblems>({});
  const [notice, setNotice] = useState<FormNotice>();
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);

  function refuse(fields: LecturerProblems, said: FormNotice | undefined) {
    setProblems(fields);
    setNotice(said);
    setAttempts((count) => count + 1);
  }

  /** Writes what was typed into the lecturer as they are by then, unless another typed the same. */
  async function change({ id }: Lecturer, typed: LecturerForm, from: LecturerForm) {
    let isStored = true;
    await writes.update(id, (now) => {
      const current = lecturerForm(now);
      const merged = mergedForm(typed, from, current);
      isStored = conflictsOf(typed, from, current).length === 0;
      setStored(current);
      return isStored && changesAnything(merged, current) ? lecturerBody(merged) : undefined;
    });
    return isStored;
  }

  async function submit(typed: LecturerForm, from: LecturerForm) {
    if (saving) return;
    const wrong = judgeLecturerForm(typed, known, lecturer);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong, formNotice(wrong, typed));
      return;
    }
    setNotice(undefined);
    setSaving(true);
    try {
      const isStored = await write(async () => {
        if (lecturer) return change(lecturer, typed, from);
        await writes.create(newLecturerBody(typed));
        return true;
      });
      if (!isStored) {
        setSaving(false);
        return;
      }
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

  function choose(sides: Readonly<Record<string, ConflictSide>>) {
    const chosen = afterChoice(mergedForm(form, opened, stored), stored, sides);
    setOpened(stored);
    setForm(chosen);
    if (changesAnything(chosen, stored)) {
      void submit(chosen, stored);
      return;
    }
    toast.info(lecturerMessages.yielded, { duration: ADMIN_TOAST_MS });
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
      problems={wordedFields(problems, inWords)}
      notice={notice && inWords(notice.explanation)}
      attempts={attempts}
      saving={saving}
      conflict={{ fields: conflictsOf(form, opened, stored), stored, onChoose: choose }}
      onSubmit={() => void submit(form, opened)}
      listHref={listHref}
      onCancel={onClose}
    />
  );
}
