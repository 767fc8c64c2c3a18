'use client';

import type { OverviewAnswer } from '@bank-soal/contract/overview';
import useSWR from 'swr';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { toLoadState } from './to-load-state.js';

/** What the bank holds, how much it is used and what is missing in it. */
export function useOverview(): LoadState<{ overview: OverviewAnswer }> {
  const { overview } = useAdminApi();
  const load = toLoadState(useSWR<OverviewAnswer>(keys.overview, () => overview()));
  return load.status === 'ready' ? { status: 'ready', data: { overview: load.data } } : load;
}
