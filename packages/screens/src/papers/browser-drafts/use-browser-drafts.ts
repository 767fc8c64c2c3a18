'use client';

import { useCallback, useEffect, useState } from 'react';
import { type KeyStorage, tryTo } from '../../browser/stored.js';
import { draftKeyOf } from '../draft/kept-draft.js';
import { type BrowserDraft, toBrowserDraft } from './browser-draft.js';

/**
 * The forms that a person left in the browser: before they were kept on the server, and as a visitor.
 *
 * @param userKey the same as long as the component stands
 */
export function useBrowserDrafts(storage: KeyStorage | undefined, userKey: string) {
  const read = useCallback((): BrowserDraft[] => {
    const names = [draftKeyOf(userKey), draftKeyOf('')];
    return names.flatMap((key, index) => {
      const text = tryTo(() => storage?.getItem(key)) ?? null;
      return toBrowserDraft(key, text, index === 1) ?? [];
    });
  }, [storage, userKey]);
  const [forms, setForms] = useState<readonly BrowserDraft[]>(read);

  useEffect(() => {
    // Another tab brings or discards one.
    const follow = () => setForms(read());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [read]);

  /** Takes one away, unless it says something else by now. */
  const forget = useCallback(
    ({ key, text }: BrowserDraft) => {
      tryTo(() => storage?.getItem(key) === text && storage.removeItem(key));
      setForms(read());
    },
    [storage, read],
  );

  return { forms, forget };
}
