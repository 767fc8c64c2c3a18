'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** A kept answer's key; a list's part names what it begins with. */
type Key = string | readonly (string | number)[];

function begins(key: unknown, part: Key): boolean {
  const [parts, wanted] = [[key].flat(), [part].flat()];
  return wanted.every((one, index) => parts[index] === one);
}

/** What a write leaves behind. */
export interface Touched {
  /** Loaded again, while what was there stays in sight. */
  refresh: readonly Key[];
  /** Not on the screen now, and never to be shown old: forgotten. */
  forget?: readonly Key[];
}

/** Revalidates what a write has touched; `['questionsets']` means all keys that begin so. */
export function useTouch(): (touched: Touched) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    ({ refresh, forget = [] }) => {
      const among = (parts: readonly Key[]) => (key: unknown) =>
        parts.some((part) => begins(key, part));
      void mutate(among(refresh));
      void mutate(among(forget), undefined);
    },
    [mutate],
  );
}
