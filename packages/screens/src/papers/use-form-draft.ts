'use client';

import { useEffect, useRef, useState } from 'react';
import { type KeyStorage, keepStored, parseStored, readStored } from '../browser/stored.js';
import { type FormDraft, keptFormDraft, readFormDraft } from './form-draft.js';

/** Changes the draft. */
export type ChangeDraft = (change: (before: FormDraft) => FormDraft) => void;

/**
 * Keeps what is being made beyond the page, and the same in every tab.
 *
 * @param storage where it is kept; without one it lasts as long as the page
 */
export function useFormDraft(
  storage: KeyStorage | undefined,
  key: string,
): [FormDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => readStored(storage, key, readFormDraft));
  const shown = useRef(draft);

  useEffect(() => {
    // What was only read is not written back: an older tab must not win over a newer one.
    if (shown.current !== draft) keepStored(storage, key, keptFormDraft(draft));
    shown.current = draft;
  }, [storage, key, draft]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== storage || event.key !== key) return;
      const next = readFormDraft(parseStored(event.newValue));
      shown.current = next;
      setDraft(next);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, key]);

  return [draft, setDraft];
}
