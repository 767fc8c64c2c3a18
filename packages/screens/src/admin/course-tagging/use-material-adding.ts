import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { hasStatus } from '../../api/errors.js';
import type { CourseMaterialWrites } from '../../data/tags/use-course-materials.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import { refusesInput } from '../../model/field-problems.js';
import { useWording } from '../../texts/use-wording.js';
import { COURSE_TAGGING_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { MaterialDialogProps } from './material-dialog.js';

/** The dialog that adds a material. A failed save leaves what was typed, also when it is closed. */
export function useMaterialAdding(
  { create }: CourseMaterialWrites,
  write: RunWrite,
): MaterialDialogProps & { show: () => void } {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [notice, setNotice] = useState<MaterialDialogProps['notice'] & { ofInput?: boolean }>();
  const [saving, setSaving] = useState(false);

  async function submit() {
    const trimmed = name.trim();
    if (saving || trimmed === '') return;
    setNotice(undefined);
    setSaving(true);
    try {
      await write(() => create(trimmed));
    } catch (error) {
      const sentence = inWords(explanationOf(error, taggingMessages.addMaterialFailed));
      const hint = hasStatus(error, 500) ? taggingMessages.columnHint : undefined;
      setNotice({ sentence, hint, ofInput: refusesInput(error) });
      setSaving(false);
      return;
    }
    setSaving(false);
    setOpen(false);
    setName('');
    toast.success(taggingMessages.materialAdded, { duration: COURSE_TAGGING_TOAST_MS });
  }

  return {
    open,
    show: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      setNotice(undefined);
    },
    name,
    onNameChange(next) {
      setName(next);
      setNotice((before) => (before?.ofInput ? undefined : before));
    },
    notice,
    saving,
    onSubmit: () => void submit(),
  };
}
