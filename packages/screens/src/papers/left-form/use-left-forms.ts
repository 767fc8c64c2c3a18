'use client';

import { useCallback, useEffect, useState } from 'react';
import { type KeyStorage, tryTo } from '../../browser/stored.js';
import { draftKeyOf } from '../draft-key.js';
import { type LeftForm, toLeftForm } from './left-form.js';

/**
 * The forms that a person left in the browser: before they were kept on the server, and as a visitor.
 *
 * @param userKey the same as long as the component stands
 */
export function useLeftForms(storage: KeyStorage | undefined, userKey: string) {
  const read = useCallback((): LeftForm[] => {
    const names = [draftKeyOf(userKey), draftKeyOf('')];
    return names.flatMap((key, index) => {
      const text = tryTo(() => storage?.getItem(key)) ?? null;
      return toLeftForm(key, text, index === 1) ?? [];
    });
  }, [storage, userKey]);
  const [forms, setForms] = useState<readonly LeftForm[]>(read);

  useEffect(() => {
    // Another tab brings or discards one.
    const follow = () => setForms(read());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [read]);

  /** Takes one away, unless it says something else by now. */
  const forget = useCallback(
    ({ key, text }: LeftForm) => {
      tryTo(() => storage?.getItem(key) === text && storage.removeItem(key));
      setForms(read());
    },
    [storage, read],
  );

  return { forms, forget };
}
