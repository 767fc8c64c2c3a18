import type { MySettings, MySettingsBody } from '@bank-soal/contract/accounts';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { callWithRetry } from '../call-with-retry.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';
import { usePause } from '../use-pause.js';

/** The account's own settings, and how they change; a change rejects as the API does. */
export function useMySettings(): {
  state: LoadState<MySettings>;
  change: (body: MySettingsBody) => Promise<void>;
} {
  const api = useApi();
  const pause = usePause();
  const load = async () => (await api.mySettings()).data;
  const answer = useSWR(keys.mySettings, load, { onError: logFailure });
  const { mutate } = answer;
  return {
    state: toLoadState(answer),
    change: async (body) => {
      const { data } = await callWithRetry(() => api.updateMySettings({ body }), pause);
      await mutate(data, { revalidate: false });
    },
  };
}
