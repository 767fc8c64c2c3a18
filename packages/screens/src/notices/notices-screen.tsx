'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { useNotices } from '../data/talk/use-notices.js';
import { noticesTexts } from '../indonesian/notices.js';
import { explanationOf } from '../model/failure-reason.js';
import { useWording } from '../texts/use-wording.js';
import { NoticesView } from './notices-view.js';

export interface NoticesScreenProps {
  /** Where links lead. */
  hrefs: {
    /** The preview of a set, and there the comment with that id. */
    preview: (set: number, comment: number | null) => string;
    /** A paper that a notice is about. */
    paper: (paper: number) => string;
  };
}

/** Notices of an account; needs an `ApiProvider` above it. */
export function NoticesScreen({ hrefs }: NoticesScreenProps) {
  const messages = useTexts(noticesTexts);
  const inWords = useWording();
  const { state, read } = useNotices();
  const [failure, setFailure] = useState<string>();

  async function call(ids: readonly number[]) {
    setFailure(undefined);
    try {
      await read(ids);
    } catch (error) {
      setFailure(inWords(explanationOf(error, messages.notRead)));
    }
  }

  const unread = state.status === 'ready' ? state.data.filter((notice) => !notice.read) : [];
  const isUnread = (id: number) => unread.some((notice) => notice.id === id);
  return (
    <NoticesView
      state={state}
      hrefs={hrefs}
      onOpen={(id) => isUnread(id) && void call([id])}
      onReadAll={() => void call(unread.map(({ id }) => id))}
      failure={failure}
    />
  );
}
