'use client';

import type { KeyStorage } from '../browser/stored.js';
import { saveBlob } from '../data/save-blob.js';
import { useSession } from '../session/index.js';
import { userKey } from '../session/user-key.js';
import { useQuestionBank } from './bank/use-question-bank.js';
import { BuilderView } from './builder-view.js';
import { draftKeyOf } from './draft/kept-draft.js';
import type { BuilderQuestion } from './draft/question.js';
import { useForm } from './draft/use-form.js';
import { useStoredDraft } from './draft/use-stored-draft.js';
import { type SaveFile, useFormDownloads } from './form/use-form-downloads.js';
import { useOwnQuestion } from './form/use-own-question.js';
import { usePrinting } from './form/use-printing.js';

export interface BuilderScreenProps {
  /** The bank. */
  questions: readonly BuilderQuestion[];
  /** Where the draft is kept; without one it lasts as long as the page. */
  storage?: KeyStorage;
  /** Where one signs in to keep papers on the server; without it the page says that there is none. */
  loginHref?: string;
  /**
   * Hands a file to the person.
   * @default a download of the browser
   */
  save?: SaveFile;
  /**
   * Prints the page.
   * @default window.print
   */
  print?: () => void;
}

/**
 * Composes a form of questions and downloads it. Each person has a draft of their own. What it
 * says in passing needs a `ToastRegion` on the page.
 */
export function BuilderScreen(props: BuilderScreenProps) {
  const { user } = useSession();
  const draftKey = draftKeyOf(user ? userKey(user) : '');
  return <Builder key={draftKey} draftKey={draftKey} {...props} />;
}

function Builder({
  questions,
  storage,
  loginHref,
  save = saveBlob,
  print = () => window.print(),
  draftKey,
}: BuilderScreenProps & { draftKey: string }) {
  const [kept, change] = useStoredDraft(storage, draftKey);
  const form = kept.draft;
  const actions = useForm(form, change);
  const editor = useOwnQuestion(kept, change);
  const bank = useQuestionBank(questions);
  const downloads = useFormDownloads(form, save);
  const { printed, onPrint } = usePrinting(print, false);
  return (
    <BuilderView
      form={form}
      loginHref={loginHref}
      {...actions}
      {...downloads}
      editor={editor}
      bank={bank}
      printsFacts={printed}
      onPrint={onPrint}
    />
  );
}
