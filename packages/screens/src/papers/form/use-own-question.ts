'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { builderTexts } from '../../indonesian/builder.js';
import type { KeptDraft, OwnText } from '../draft/kept-draft.js';
import { hasItem, itemsOf, type PaperDraft } from '../draft/paper-draft.js';
import { ownQuestion } from '../draft/question.js';
import type { ChangeDraft } from '../draft/use-stored-draft.js';
import { addQuestion, replaceQuestion } from '../draft/visitor-draft.js';
import { TOAST_MS } from '../toast-ms.js';

/** The editor of an own question, and the question whether its text may go. */
export interface OwnQuestion {
  /** Absent while the editor is closed. */
  own: OwnText | undefined;
  /** It was opened by a press, so that it takes the focus; not by a reload. */
  opened: boolean;
  /** Opens it for a new question, or for one of the form. */
  onOpen: (id?: string) => void;
  onChange: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** Asks whether unsaved text may go. */
  asking: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

const newId = () =>
  `own-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;

const textOf = (draft: PaperDraft, id: string | undefined): string =>
  itemsOf(draft).find((item) => item.id === id)?.question.markdown ?? '';

/** Writes and changes own questions; unsaved text goes only when it is said so. */
export function useOwnQuestion({ draft, own }: KeptDraft, change: ChangeDraft): OwnQuestion {
  const builderMessages = useTexts(builderTexts);
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<{ next: OwnText | undefined }>();

  function show(next: OwnText | undefined) {
    setOpened(next !== undefined);
    setAsked(undefined);
    change((before) => ({ ...before, own: next }));
  }

  function leaveFor(next: OwnText | undefined) {
    const unsaved = own && own.text.trim() !== '' && own.text !== textOf(draft, own.id);
    if (unsaved) setAsked({ next });
    else show(next);
  }

  return {
    own,
    opened,
    onOpen(id) {
      if (own && own.id === id) return;
      leaveFor({ id, text: textOf(draft, id) });
    },
    onChange: (text) => change((before) => ({ ...before, own: { ...before.own, text } })),
    onSave(text) {
      const question = ownQuestion(own?.id ?? newId(), text);
      const known = hasItem(draft, question.id);
      const keep = known ? replaceQuestion : addQuestion;
      change((before) => ({ ...before, draft: keep(before.draft, question) }));
      show(undefined);
      toast.success(known ? builderMessages.changed : builderMessages.added, {
        duration: TOAST_MS,
      });
    },
    onCancel: () => leaveFor(undefined),
    asking: asked !== undefined,
    onDiscard: () => show(asked?.next),
    onKeep: () => setAsked(undefined),
  };
}
