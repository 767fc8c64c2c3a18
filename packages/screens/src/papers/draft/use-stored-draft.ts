'use client';

import { useEffect, useRef, useState } from 'react';
import { type KeyStorage, keepStored, parseStored, readStored } from '../../browser/stored.js';
import { type KeptDraft, readKept, toKept } from './kept-draft.js';
import { EMPTY_PAPER } from './paper-draft.js';
import { isUntouched } from './visitor-draft.js';

/** Changes the draft. */
export type ChangeDraft = (change: (before: KeptDraft) => KeptDraft) => void;

const read = (value: unknown): KeptDraft => readKept(value) ?? { draft: EMPTY_PAPER };

/** What of it is worth keeping; `undefined` where nothing is. */
const worthKeeping = (kept: KeptDraft) =>
  isUntouched(kept.draft) && kept.own === undefined ? undefined : toKept(kept);

/**
 * A paper that is kept in the browser alone: beyond the page, and the same in every tab.
 *
 * @param storage where it is kept; without one it lasts as long as the page
 */
export function useStoredDraft(
  storage: KeyStorage | undefined,
  key: string,
): [KeptDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => readStored(storage, key, read));
  const shown = useRef(draft);

  useEffect(() => {
    // What was only read is not written back: an older tab must not win over a newer one.
    if (shown.current !== draft) keepStored(storage, key, worthKeeping(draft));
    shown.current = draft;
  }, [storage, key, draft]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== storage || event.key !== key) return;
      const next = read(parseStored(event.newValue));
      shown.current = next;
      setDraft(next);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, key]);

  return [draft, setDraft];
}
