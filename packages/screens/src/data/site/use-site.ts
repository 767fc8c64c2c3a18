'use client';

import type { SiteAnswer } from '@bank-soal/contract/site';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { keys, ONCE } from '../keys.js';
import { toLoadState } from '../to-load-state.js';

/** Runtime settings of the site, read once. */
export function useSite(): LoadState<SiteAnswer> {
  const api = useApi();
  const load = async () => (await api.site()).data;
  return toLoadState(useSWR(keys.site, load, ONCE));
}
