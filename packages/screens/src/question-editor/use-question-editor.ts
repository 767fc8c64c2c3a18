'use client';

import { QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { QuestionDraft, QuestionErrors } from '@bank-soal/ui/questions';
import { useState } from 'react';
import { useApi } from '../api/api-provider.js';
import { type KeyStorage, keepStored, readStored } from '../browser/stored.js';
import { isRecord } from '../browser/unknown-record.js';
import { useQuestionWrites } from '../data/questions/use-question-writes.js';
import { useOutcomesNamed } from '../data/tags/use-outcomes.js';
import { questionEditorTexts } from '../indonesian/question-editor.js';
import { explanationOf } from '../model/failure-reason.js';
import type { BankQuestion } from '../model/questions/bank-question.js';
import { useWording, wordedFields } from '../texts/use-wording.js';
import { draftOf, newDraft, problemsOf, readKeptDraft, saysNothing } from './question-form.js';
import type { ConflictAnswer, QuestionWriting } from './question-writing.js';
import { sendQuestion } from './send-question.js';

/** A question that is written, and what it was made from. */
interface Open {
  draft: QuestionDraft;
  from: string;
  of?: BankQuestion | undefined;
  /** The typed draft before somebody else's version took its place. */
  aside?: QuestionDraft | undefined;
}

/** Result of the last save. */
interface Outcome {
  errors: QuestionErrors;
  failure?: string;
  changedTo?: BankQuestion;
}

const NONE: Outcome = { errors: {} };
const isUnsaved = ({ draft, from, aside }: Open) =>
  aside !== undefined || JSON.stringify(draft) !== from;
const opening = (of?: BankQuestion): Open => {
  const draft = of ? draftOf(of) : newDraft();
  return { draft, from: JSON.stringify(draft), of };
};

/** The next question of a row: of the same kind, course, level and points. */
function nextAfter({ kind, subject, difficulty, points, visibility }: QuestionDraft): Open {
  const draft = { ...newDraft(), kind, subject, difficulty, points, visibility };
  return { draft, from: JSON.stringify(draft) };
}

function readOpen(value: unknown): Open | undefined {
  if (!isRecord(value)) return undefined;
  const draft = readKeptDraft(value.draft ?? value);
  if (!draft) return undefined;
  const of = isRecord(value.of) ? (value.of as unknown as BankQuestion) : undefined;
  return { ...opening(of), draft, aside: readKeptDraft(value.aside) };
}

/**
 * Writes and changes questions; unsaved text goes only when it is said so.
 *
 * @param onSaved told what was saved, and whether it is new
 * @param onClosed told that there is nothing to write any more
 * @param storage where a question that is not saved outlives the page
 */
export function useQuestionEditor({
  onSaved,
  onClosed,
  storage,
  storageKey,
}: {
  onSaved: (question: BankQuestion, isNew: boolean) => void;
  onClosed?: () => void;
  storage?: KeyStorage | undefined;
  storageKey: string;
}): QuestionWriting {
  const messages = useTexts(questionEditorTexts);
  const inWords = useWording(QUESTION_SENTENCES);
  const api = useApi();
  const writes = useQuestionWrites();
  const [open, setOpen] = useState(() => readStored(storage, storageKey, readOpen));
  const [opened, setOpened] = useState(0);
  const [asked, setAsked] = useState<{ next: Open | undefined }>();
  const [outcome, setOutcome] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const outcomes = useOutcomesNamed(open?.draft.subject ?? '');

  function keep(next: Open | undefined) {
    const worthKeeping = next && isUnsaved(next) && !saysNothing(next.draft);
    keepStored(storage, storageKey, worthKeeping ? next : undefined);
    setOpen(next);
  }

  function show(next: Open | undefined) {
    setOpened(opened + 1);
    setAsked(undefined);
    setOutcome(NONE);
    keep(next);
    if (!next) onClosed?.();
  }

  function leaveFor(next: Open | undefined) {
    if (open && isUnsaved(open)) setAsked({ next });
    else show(next);
  }

  async function save({ draft, of }: Pick<Open, 'draft' | 'of'>, next?: Open) {
    if (busy) return;
    const problems = problemsOf(draft);
    setOutcome((before) => ({ ...before, errors: wordedFields(problems, inWords) }));
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      const { create, update } = writes;
      const ports = { read: (id: BankQuestion['id']) => api.question({ id }), create, update };
      const { status, question } = await sendQuestion(ports, draft, of);
      if (status === 'changed') {
        setOutcome({ errors: {}, changedTo: question });
        return;
      }
      show(next);
      onSaved(question, !of);
    } catch (error) {
      setOutcome((before) => ({
        ...before,
        failure: inWords(explanationOf(error, messages.failed)),
      }));
    } finally {
      setBusy(false);
    }
  }

  function resolve(answer: ConflictAnswer) {
    const { changedTo } = outcome;
    if (!open || !changedTo) return;
    if (answer === 'theirs') {
      keep({ ...opening(changedTo), aside: open.draft });
      setOutcome(NONE);
      return;
    }
    const next = { ...open, of: answer === 'mine' ? changedTo : undefined };
    if (answer === 'mine') keep(next);
    void save(next);
  }

  return {
    draft: open?.draft,
    of: open?.of,
    opened: opened > 0,
    key: `${open?.of?.id ?? 'new'}:${opened}`,
    errors: outcome.errors,
    outcomes,
    failure: outcome.failure,
    changedTo: outcome.changedTo,
    onResolve: resolve,
    isSetAside: open?.aside !== undefined,
    onBringBack() {
      if (open?.aside) keep({ ...open, draft: open.aside, aside: undefined });
    },
    busy,
    onOpen(question) {
      if (open && open.of?.id === question?.id) return;
      leaveFor(opening(question));
    },
    onChange(draft) {
      if (open) keep({ ...open, draft });
    },
    onSave: () => void (open && save(open)),
    onSaveAndNext: () => void (open && save(open, nextAfter(open.draft))),
    onCancel: () => leaveFor(undefined),
    asking: asked !== undefined,
    onDiscard: () => show(asked?.next),
    onKeep: () => setAsked(undefined),
  };
}
