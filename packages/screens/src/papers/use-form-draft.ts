'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyStorage } from '../session/session-store.js';
import { type FormDraft, parseFormDraft, writeFormDraft } from './form-draft.js';

function read(storage: KeyStorage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}

function write(storage: KeyStorage | undefined, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // A full or refused storage costs the draft, nothing else.
  }
}

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
  const [draft, setDraft] = useState(() => parseFormDraft(read(storage, key)));
  const shown = useRef(draft);

  useEffect(() => {
    // What was only read is not written back: an older tab must not win over a newer one.
    if (shown.current !== draft) write(storage, key, writeFormDraft(draft));
    shown.current = draft;
  }, [storage, key, draft]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== storage || event.key !== key) return;
      const next = parseFormDraft(event.newValue);
      shown.current = next;
      setDraft(next);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, key]);

  return [draft, setDraft];
}
