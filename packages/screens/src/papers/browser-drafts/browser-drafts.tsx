'use client';

import type { Id } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { useApi } from '../../api/api-provider.js';
import type { KeyStorage } from '../../browser/stored.js';
import { callWithRetry } from '../../data/call-with-retry.js';
import { usePause } from '../../data/use-pause.js';
import { useTouch } from '../../data/use-touch.js';
import { browserDraftsTexts } from '../../indonesian/browser-drafts.js';
import { useSession } from '../../session/session-provider.js';
import { userKey } from '../../session/user-key.js';
import { useFailureSentence } from '../../texts/use-failure-sentence.js';
import { PAPER_FAILURES } from '../editor/paper-failures.js';
import type { BrowserDraft } from './browser-draft.js';
import { BrowserDraftsView } from './browser-drafts-view.js';
import { RefusedQuestion, sendDraft } from './send-draft.js';
import { useBrowserDrafts } from './use-browser-drafts.js';

export interface BrowserDraftsProps {
  /** Where the builder of visitors keeps its form. */
  storage?: KeyStorage;
  /** Called with the id of the paper that a form became. */
  onBrought: (id: Id) => void;
}

/**
 * Offers to bring forms that were left in the browser to one's own papers; nothing is shown where there
 * are none. What it says in passing needs a `ToastRegion` on the page.
 */
export function BrowserDrafts(props: BrowserDraftsProps) {
  const { user } = useSession();
  return user && <FormsOf key={userKey(user)} name={userKey(user)} {...props} />;
}

function FormsOf({ name, storage, onBrought }: BrowserDraftsProps & { name: string }) {
  const api = useApi();
  const messages = useTexts(browserDraftsTexts);
  const { forms, forget } = useBrowserDrafts(storage, name);
  const sentence = useFailureSentence(PAPER_FAILURES);
  const touch = useTouch();
  const pause = usePause();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ key: string; text: string }>();

  const wordsOf = (error: unknown) =>
    error instanceof RefusedQuestion
      ? messages.refused(error.question, error.reason)
      : messages.failed(sentence(error));

  async function bring(form: BrowserDraft) {
    if (busy !== undefined) return;
    setBusy(form.key);
    setFailure(undefined);
    try {
      const id = await callWithRetry(() => sendDraft(api, form), pause);
      forget(form);
      touch({ refresh: [['papers', 'page'], 'questions'] });
      toast.success(messages.brought);
      onBrought(id);
    } catch (error) {
      setFailure({ key: form.key, text: wordsOf(error) });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <BrowserDraftsView
      forms={forms}
      busy={busy}
      failure={failure}
      onBring={(form) => void bring(form)}
      onDiscard={(form) => {
        forget(form);
        toast.success(messages.discarded);
      }}
    />
  );
}
