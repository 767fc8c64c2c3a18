'use client';

import { isLecturer } from '@bank-soal/contract/accounts';
import { useMemo } from 'react';
import { usePapers } from '../../data/papers/use-papers.js';
import { useSite } from '../../data/site/use-site.js';
import { useSession } from '../../session/session-provider.js';
import type { HeadDefaults } from '../draft/paper-draft.js';

/**
 * What account, last paper and site know of a paper that begins; undefined until all have answered.
 *
 * @param wanted nothing is asked for while it is false
 */
export function useHeadDefaults(wanted: boolean): HeadDefaults | undefined {
  const { user } = useSession();
  const site = useSite();
  const papers = usePapers({ limit: 1 });
  const isKnown = wanted && site.status !== 'loading' && papers.status !== 'loading';
  const named = site.status === 'ready' ? site.data : undefined;
  const last = papers.status === 'ready' ? papers.data.items[0]?.head : undefined;
  return useMemo(
    () =>
      isKnown
        ? {
            lecturer: isLecturer(user?.roles) ? user?.username : '',
            university: last?.university || named?.name,
            faculty: last?.faculty || named?.faculty,
            rules: last?.rules,
          }
        : undefined,
    [isKnown, user, named, last],
  );
}
