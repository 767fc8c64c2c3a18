'use client';

import type { Id } from '@bank-soal/contract/ids';
import { QUESTION_SENTENCES } from '@bank-soal/contract/sentences/questions';
import type { QuestionDraft, QuestionErrors } from '@bank-soal/ui/question-editor';
import { useState } from 'react';
import { ApiError, hasStatus, type Told } from '../api/errors.js';
import { type KeyStorage, keepStored, readStored } from '../browser/stored.js';
import { useQuestionWrites } from '../data/use-question-writes.js';
import { useWording, wordedFields } from '../messages/use-wording.js';
import { type BankQuestion, toBankQuestion } from '../model/bank-question.js';
import { useQuestionEditorMessages } from './question-editor-messages.js';
import {
  bodyOf,
  draftOf,
  newDraft,
  problemsOf,
  readKeptDraft,
  saysNothing,
} from './question-form.js';

/** The editor of a question, and the question whether what was typed may go. */
export interface QuestionWriting {
  /** Absent while the editor is closed. */
  draft: QuestionDraft | undefined;
  /** The question that is being changed; absent for a new one. */
  of: BankQuestion | undefined;
  /** It was opened by a press, so that it takes the focus; not by a reload. */
  opened: boolean;
  errors: QuestionErrors;
  /** Why it could not be saved. */
  failure: string | undefined;
  /** Somebody changed the question meanwhile; saving again makes a version above theirs. */
  changedElsewhere: boolean;
  busy: boolean;
  /** Opens it for a new question, or for one that is to be changed. */
  onOpen: (question?: BankQuestion) => void;
  onChange: (draft: QuestionDraft) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Asks whether unsaved text may go. */
  asking: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** What a question was changed from: the tag that the server gave with it, when it gave one. */
interface Open {
  draft: QuestionDraft;
  from: string;
  of?: BankQuestion | undefined;
  etag?: string | undefined;
}

const NO_ERRORS: QuestionErrors = {};
const opening = (of?: BankQuestion, etag?: string): Open => {
  const draft = of ? draftOf(of) : newDraft();
  return { draft, from: JSON.stringify(draft), of, etag };
};

function readOpen(value: unknown): Open | undefined {
  const draft = readKeptDraft(value);
  return draft && { ...opening(), draft };
}

/**
 * Writes and changes questions; unsaved text goes only when it is said so.
 *
 * @param onSaved told what was saved, and whether it is new
 * @param readTag gives the tag of the question that is about to be changed
 * @param storage where a new question that is not saved outlives the page
 */
export function useQuestionEditor({
  onSaved,
  readTag,
  storage,
  storageKey,
}: {
  onSaved: (question: BankQuestion, isNew: boolean) => void;
  readTag: (id: Id) => Promise<string | undefined>;
  storage?: KeyStorage | undefined;
  storageKey: string;
}): QuestionWriting {
  const messages = useQuestionEditorMessages();
  const inWords = useWording(QUESTION_SENTENCES);
  const writes = useQuestionWrites();
  const [open, setOpen] = useState(() => readStored(storage, storageKey, readOpen));
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<{ next: Open | undefined }>();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<string>();
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [busy, setBusy] = useState(false);

  function keep(next: Open | undefined) {
    const worthKeeping = next && !next.of && !saysNothing(next.draft);
    keepStored(storage, storageKey, worthKeeping ? next.draft : undefined);
    setOpen(next);
  }

  function show(next: Open | undefined) {
    setOpened(next !== undefined);
    setAsked(undefined);
    setErrors(NO_ERRORS);
    setFailure(undefined);
    setChangedElsewhere(false);
    keep(next);
  }

  function leaveFor(next: Open | undefined) {
    if (open && JSON.stringify(open.draft) !== open.from) setAsked({ next });
    else show(next);
  }

  const told = (error: unknown): Told =>
    error instanceof ApiError && error.told ? error.told : messages.failed;

  async function send({ draft, of, etag }: Open): Promise<BankQuestion> {
    const body = bodyOf(draft);
    if (!of) return toBankQuestion((await writes.create(body)).data);
    const tag = changedElsewhere ? undefined : (etag ?? (await readTag(of.id)));
    return toBankQuestion((await writes.update(of.id, body, tag)).data);
  }

  async function save() {
    if (!open || busy) return;
    const problems = problemsOf(open.draft);
    setErrors(wordedFields(problems, inWords));
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const question = await send(open);
      show(undefined);
      onSaved(question, !open.of);
    } catch (error) {
      const stale = hasStatus(error, 412);
      setChangedElsewhere(stale);
      if (!stale) setFailure(inWords(told(error)));
    } finally {
      setBusy(false);
    }
  }

  return {
    draft: open?.draft,
    of: open?.of,
    opened,
    errors,
    failure,
    changedElsewhere,
    busy,
    onOpen(question) {
      if (open && open.of?.id === question?.id) return;
      leaveFor(opening(question));
    },
    onChange(draft) {
      if (open) keep({ ...open, draft });
    },
    onSave: () => void save(),
    onCancel: () => leaveFor(undefined),
    asking: asked !== undefined,
    onDiscard: () => show(asked?.next),
    onKeep: () => setAsked(undefined),
  };
}
