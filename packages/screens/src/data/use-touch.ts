import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { isPage } from './keys.js';

/** A kept answer's key; a list's part names what it begins with. */
type Key = string | readonly (string | number)[];

function begins(key: unknown, part: Key): boolean {
  const [parts, wanted] = [[key].flat(), [part].flat()];
  return wanted.every((one, index) => parts[index] === one);
}

/** Answers that a write makes stale. */
export interface Touched {
  /** Loaded again, while what was there stays in sight. */
  refresh: readonly Key[];
  /** Not on the screen now, and never to be shown old: forgotten. */
  forget?: readonly Key[];
}

/** Revalidates what a write has touched; `['questionsets']` means all keys that begin so. */
export function useTouch(): (touched: Touched) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    ({ refresh, forget = [] }) => {
      const among = (parts: readonly Key[]) => (key: unknown) =>
        parts.some((part) => begins(key, part));
      /** Lists of pages are kept beside their pages, under keys that no filter is asked about. */
      function listsAmong(parts: readonly Key[]) {
        const beginnings = parts.map((part) => unstable_serialize(() => [part].flat()));
        return [...cache.keys()].filter((key) => beginnings.some((one) => key.startsWith(one)));
      }
      const lists = listsAmong(refresh);
      const forgotten = listsAmong(forget);

      void mutate((key) => among(refresh)(key) && !isPage(key));
      // A list asks for the pages that are missing, and stays in sight meanwhile.
      void mutate((key) => among(refresh)(key) && isPage(key), undefined, { revalidate: false });
      for (const list of lists) void mutate(list);
      void mutate(among(forget), undefined);
      for (const list of forgotten) void mutate(list, undefined);
    },
    [cache, mutate],
  );
}
