'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { builderTexts } from '../../indonesian/builder.js';
import { TOAST_MS, UNDO_MS } from '../toast-ms.js';
import { EMPTY_PAPER, itemsOf, type PaperDraft } from './paper-draft.js';
import type { BuilderQuestion } from './question.js';
import type { ChangeDraft } from './use-stored-draft.js';
import { addQuestion, bringBack, questionsOf, removeQuestion } from './visitor-draft.js';

/** What can be done with the form. */
export interface FormActions {
  onFormChange: (part: Partial<PaperDraft>) => void;
  onAdd: (question: BuilderQuestion) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** That a question was taken out is no longer true once it is back. */
const subjectOf = (id: string) => `question ${id}`;

/** Changes the form and says so. */
export function useForm(form: PaperDraft, change: ChangeDraft): FormActions {
  const builderMessages = useTexts(builderTexts);
  const edit = (work: (before: PaperDraft) => PaperDraft) =>
    change((before) => ({ ...before, draft: work(before.draft) }));

  return {
    onFormChange: (part) => edit((before) => ({ ...before, ...part })),
    onAdd(question) {
      edit((before) => addQuestion(before, question));
      toast.success(builderMessages.added, { duration: TOAST_MS, subject: subjectOf(question.id) });
    },
    onRemove(id) {
      const at = itemsOf(form).findIndex((item) => item.id === id);
      const question = questionsOf(form)[at];
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
      edit(() => EMPTY_PAPER);
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
