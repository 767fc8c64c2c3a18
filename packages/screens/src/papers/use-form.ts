'use client';

import { toast } from '@bank-soal/ui/toast';
import { useBuilderMessages } from './builder-messages.js';
import { addQuestion, type BuilderForm, bringBack, EMPTY_FORM, removeQuestion } from './form.js';
import type { BuilderQuestion } from './question.js';
import { TOAST_MS, UNDO_MS } from './toast-ms.js';
import type { ChangeDraft } from './use-form-draft.js';

/** What can be done with the form. */
export interface FormActions {
  onFormChange: (part: Partial<BuilderForm>) => void;
  onAdd: (question: BuilderQuestion) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** That a question was taken out is no longer true once it is back. */
const subjectOf = (id: string) => `question ${id}`;

/** Changes the form and says so. */
export function useForm(form: BuilderForm, change: ChangeDraft): FormActions {
  const builderMessages = useBuilderMessages();
  const edit = (work: (before: BuilderForm) => BuilderForm) =>
    change((before) => ({ ...before, form: work(before.form) }));

  return {
    onFormChange: (part) => edit((before) => ({ ...before, ...part })),
    onAdd(question) {
      edit((before) => addQuestion(before, question));
      toast.success(builderMessages.added, { duration: TOAST_MS, subject: subjectOf(question.id) });
    },
    onRemove(id) {
      const at = form.questions.findIndex((question) => question.id === id);
      const question = form.questions[at];
      if (!question) return;
      edit((before) => removeQuestion(before, id));
      toast.info(builderMessages.removed(at + 1), {
        duration: UNDO_MS,
        subject: subjectOf(id),
        action: {
          label: builderMessages.undo,
          onSelect: () => edit((before) => addQuestion(before, question, at)),
        },
      });
    },
    onClear() {
      edit(() => EMPTY_FORM);
      toast.info(builderMessages.cleared, {
        duration: UNDO_MS,
        action: {
          label: builderMessages.undo,
          onSelect: () => edit((now) => bringBack(form, now)),
        },
      });
    },
  };
}
