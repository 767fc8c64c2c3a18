'use client';

import type { MySettings, MySettingsBody } from '@bank-soal/contract/my-page';
import useSWR from 'swr';
import { useMyDataApi } from '../api/my-data-api-provider.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { logFailure } from './log-failure.js';
import { patiently } from './patiently.js';
import { toLoadState } from './to-load-state.js';
import { usePause } from './use-pause.js';

/** What the account has decided for itself, and how that is changed; a change rejects as the API does. */
export function useMySettings(): {
  state: LoadState<MySettings>;
  change: (body: MySettingsBody) => Promise<void>;
} {
  const api = useMyDataApi();
  const pause = usePause();
  const answer = useSWR(keys.mySettings, () => api.settings(), { onError: logFailure });
  const { mutate } = answer;
  return {
    state: toLoadState(answer),
    change: async (body) => {
      await mutate(await patiently(() => api.changeSettings(body), pause), { revalidate: false });
    },
  };
}
