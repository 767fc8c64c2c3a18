'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api-provider.js';
import { filesOf, type QuestionSet, type SetFile } from '../model/question-set.js';
import { keys } from './keys.js';
import { saveBlob } from './save-blob.js';

const oneMore = (set: QuestionSet): QuestionSet => ({ ...set, downloads: set.downloads + 1 });

/** One file of a set, or all of them in one archive. */
export type DownloadChoice = SetFile | 'archive';

function counts(set: QuestionSet, what: DownloadChoice): boolean {
  return what === 'archive' ? filesOf(set, 'questions').length > 0 : what.category === 'questions';
}

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
      if (what === 'archive') saveBlob(await api.archive(set.id), `${set.title}.zip`);
      else saveBlob(await api.downloadFile(what.id), what.name);
      if (!counts(set, what)) return;
      const here = { revalidate: false };
      void mutate<QuestionSet>(keys.questionSet(set.id), (one) => one && oneMore(one), here);
      void mutate<readonly QuestionSet[]>(
        keys.questionSets,
        (sets) => sets?.map((one) => (one.id === set.id ? oneMore(one) : one)),
        here,
      );
    },
    [api, mutate],
  );
}
