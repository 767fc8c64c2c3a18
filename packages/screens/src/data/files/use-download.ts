import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { DownloadChoice } from './save-download.js';

export type { DownloadChoice } from './save-download.js';

/**
 * Downloads from a set. What holds questions counts one download of the set; the count that is
 * on the screen follows without another load.
 *
 * @returns rejects as the API does when it cannot be had
 */
export function useDownload(): (set: QuestionSet, what: DownloadChoice) => Promise<void> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (set, what) => {
      // Comes with the first download.
      const { saveDownload } = await import('./save-download.js');
      await saveDownload(api, mutate, set, what);
    },
    [api, mutate],
  );
}
