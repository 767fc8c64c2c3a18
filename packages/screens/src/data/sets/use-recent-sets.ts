import { useEffect, useState } from 'react';
import { useHydrated } from '../../browser/client-only.js';
import { keepStored, readStored, tryTo } from '../../browser/stored.js';
import { type RecentSet, readRecent, withRecent } from '../../model/sets/recent-sets.js';
import { useSession } from '../../session/session-provider.js';
import { userKey } from '../../session/user-key.js';

/** The key of a person's list at this browser; visitors share one. */
export function recentKey(user: ReturnType<typeof useSession>['user']): string {
  return `bank-soal:terakhir-dilihat:${user ? userKey(user) : 'tamu'}`;
}

const local = () => tryTo(() => localStorage);
const read = (key: string) => readStored(local(), key, readRecent);

const NONE: readonly RecentSet[] = [];

/** The sets that this person looked at last, at this browser; as they were when the page opened. */
export function useRecentSets(): readonly RecentSet[] {
  // No server knows them.
  const isHydrated = useHydrated();
  const key = recentKey(useSession().user);
  const [recent, setRecent] = useState(() => ({ key, list: read(key) }));
  if (recent.key !== key) setRecent({ key, list: read(key) });
  return isHydrated ? recent.list : NONE;
}

/** Notes that a set is being looked at. A refused storage costs the note, nothing else. */
export function useRememberSet(set: RecentSet | undefined): void {
  const key = recentKey(useSession().user);
  const { id, title } = set ?? {};
  useEffect(() => {
    if (id === undefined || title === undefined) return;
    keepStored(local(), key, withRecent(read(key), { id, title }));
  }, [key, id, title]);
}
