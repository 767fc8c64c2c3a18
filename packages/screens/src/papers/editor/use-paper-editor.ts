'use client';

import type { Id } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-provider.js';
import { useLeaveWarning } from '../../browser/use-leave-warning.js';
import { builderTexts } from '../../indonesian/builder.js';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import {
  addQuestion,
  type HeadDefaults,
  type PaperDraft,
  renewQuestion,
  withDefaults,
} from '../draft/paper-draft.js';
import { TOAST_MS } from '../toast-ms.js';
import type { DraftSlot } from './draft-slot.js';
import {
  createPaperKeeper,
  type KeepStatus,
  type KeptPaper,
  type PaperKeeper,
  storeOf,
} from './paper-keeper.js';
import { saysTheSame, toBody } from './paper-wire.js';

/** What an editor begins with. */
export interface PaperStart {
  draft: PaperDraft;
  /** Where it was kept; undefined for a new paper. */
  kept: KeptPaper | undefined;
  /** The server does not have all of it yet. */
  unsaved: boolean;
}

/** A paper on its way: what it says, and where its keeping stands. */
export interface PaperEditing {
  draft: PaperDraft;
  status: KeepStatus;
  keeper: PaperKeeper;
  /** Changes what the paper says. */
  change: (part: Partial<PaperDraft>) => void;
  /** Shows another paper in its place, which is not kept by that. */
  replace: (draft: PaperDraft) => void;
  onAdd: (question: BankQuestion) => void;
  /** A question was written, or changed, that belongs into the paper. */
  onWritten: (question: BankQuestion, isNew: boolean) => void;
}

const IS_OPEN: readonly KeepStatus['kind'][] = ['unsaved', 'saving', 'failed', 'conflict'];

/**
 * Makes a paper and keeps every change of it: on the server, and until it is there in the browser.
 *
 * @param start the same object as long as the editor is open
 * @param slot where what the server does not have yet outlives the page
 * @param onKept reportedId the paper's id when the server has given it one
 * @param defaults what a new paper says of itself; it may come late
 */
export function usePaperEditor(
  start: PaperStart,
  slot: DraftSlot,
  onKept: (id: Id) => void,
  defaults?: HeadDefaults,
): PaperEditing {
  const api = useApi();
  const messages = useTexts(builderTexts);
  const [keeper] = useState(() => createPaperKeeper(storeOf(api), start.kept));
  const status = useSyncExternalStore(keeper.subscribe, keeper.status, keeper.status);
  const [draft, setDraft] = useState(start.draft);
  const latest = useRef(draft);
  const reportedId = useRef(start.kept?.id);

  const edit = useCallback(
    (work: (before: PaperDraft) => PaperDraft) => {
      const next = work(latest.current);
      const same = saysTheSame(latest.current, next);
      latest.current = next;
      setDraft(next);
      if (!same) keeper.change(toBody(next));
    },
    [keeper],
  );

  useEffect(() => {
    if (!defaults) return;
    const fill = (before: PaperDraft) => withDefaults(before, defaults);
    if (keeper.status().kind !== 'idle') return edit(fill);
    // A paper that nobody has touched is not kept, however much is known of it.
    latest.current = fill(latest.current);
    setDraft(latest.current);
  }, [defaults, keeper, edit]);

  useEffect(() => {
    if (start.unsaved) keeper.change(toBody(start.draft));
    // What waits for a pause is not lost with the page's place in the site.
    async function leave() {
      await keeper.flush();
      if (keeper.status().kind === 'saved') slot.clear();
    }
    return () => void leave();
  }, [keeper, start, slot]);

  useEffect(() => {
    const id = keeper.id();
    const etag = keeper.etag();
    const kept = id === undefined ? undefined : { id, etag };
    if (IS_OPEN.includes(status.kind)) slot.keep({ draft, kept });
    else slot.clear();
    if (status.kind === 'saved' && id !== undefined && id !== reportedId.current) {
      reportedId.current = id;
      onKept(id);
    }
  }, [status, draft, keeper, slot, onKept]);

  useLeaveWarning(IS_OPEN.includes(status.kind));

  const actions = useMemo(
    () => ({
      replace(next: PaperDraft) {
        latest.current = next;
        setDraft(next);
      },
      change: (part: Partial<PaperDraft>) => edit((before) => ({ ...before, ...part })),
      onAdd(question: BankQuestion) {
        edit((before) => addQuestion(before, question));
        toast.success(messages.added, { duration: TOAST_MS });
      },
      onWritten(question: BankQuestion, isNew: boolean) {
        edit((before) => (isNew ? addQuestion : renewQuestion)(before, question));
        toast.success(isNew ? messages.added : messages.changed, { duration: TOAST_MS });
      },
    }),
    [edit, messages],
  );
  return { draft, status, keeper, ...actions };
}
