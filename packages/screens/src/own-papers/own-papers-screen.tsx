'use client';

import type { Id } from '@bank-soal/contract/common';
import { PAPER_SENTENCES } from '@bank-soal/contract/sentences';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { type ReactNode, useState } from 'react';
import { usePaperWrites } from '../data/papers/use-paper-writes.js';
import { usePapers } from '../data/papers/use-papers.js';
import { useUploadOptions } from '../data/sets/use-upload-options.js';
import { ownPapersTexts } from '../indonesian/own-papers.js';
import { displayName } from '../session/display-name.js';
import { useSession } from '../session/session-provider.js';
import { useSessionEnd } from '../session/use-session-end.js';
import { useFailureSentence } from '../texts/use-failure-sentence.js';
import {
  OwnPapersView,
  type OwnPapersViewProps,
  type PaperStatusFilter,
} from './own-papers-view.js';

export interface OwnPapersScreenProps {
  /** Where links lead. */
  hrefs: OwnPapersViewProps['hrefs'];
  /** Leads to a paper, such as to a copy that was made. */
  onOpen: (id: Id) => void;
  /** Leads to a set that a paper became. */
  onOpenSet: (id: Id) => void;
  /** Stands above the papers, such as `BrowserDrafts`. */
  notice?: ReactNode;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

const NO_OPTIONS = { courses: [] as readonly string[], topics: [] as readonly string[] };

/** One's own exam papers. What it says in passing needs a `ToastRegion` on the page. */
export function OwnPapersScreen({
  hrefs,
  onOpen,
  onOpenSet,
  notice,
  onSessionEnded,
}: OwnPapersScreenProps) {
  const messages = useTexts(ownPapersTexts);
  const { user } = useSession();
  const [status, setStatus] = useState<PaperStatusFilter>('all');
  const [text, setText] = useState('');
  const state = usePapers({
    ...(status === 'shared' && { shared: 'true' }),
    ...((status === 'draf' || status === 'dipakai') && { status }),
    ...(text !== '' && { q: text }),
  });
  useSessionEnd(state, onSessionEnded);
  const writes = usePaperWrites();
  const options = useUploadOptions();

  const describeError = useFailureSentence(PAPER_SENTENCES, messages.writeFailed);

  async function copy(id: Id) {
    try {
      const copied = await writes.copy(id);
      const { leftOut } = copied;
      toast.success(leftOut > 0 ? messages.copiedWithout(String(leftOut)) : messages.copied);
      onOpen(copied.id);
    } catch (error) {
      toast.error(describeError(error));
    }
  }

  return (
    <OwnPapersView
      notice={notice}
      state={state}
      status={status}
      onStatusChange={setStatus}
      text={text}
      onTextChange={setText}
      onCopy={({ id }) => void copy(id)}
      onUse={async ({ id }, body) => {
        const { verified } = await writes.markUsed(id, body);
        toast.success(messages.used);
        if (!verified) toast.info(messages.unverified);
      }}
      onPublish={async ({ id }, body) => {
        const set = await writes.publish(id, body);
        toast.success(messages.published, {
          action: { label: messages.seeSet, onSelect: () => onOpenSet(set) },
        });
        return set;
      }}
      onRemove={async ({ id }) => {
        await writes.remove(id);
        toast.success(messages.removed);
      }}
      describeError={describeError}
      options={options.status === 'ready' ? options.data : NO_OPTIONS}
      lecturer={user ? displayName(user) : ''}
      hrefs={hrefs}
    />
  );
}
