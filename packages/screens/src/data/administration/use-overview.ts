import type { OverviewAnswer } from '@bank-soal/contract/administration';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { toLoadState } from '../to-load-state.js';

/** Contents of the bank, their use and gaps in them. */
export function useOverview(): LoadState<{ overview: OverviewAnswer }> {
  const api = useApi();
  const load = async () => ({ overview: (await api.overview()).data });
  return toLoadState(useSWR<{ overview: OverviewAnswer }>(keys.overview, load));
}
