import { decodeText, type Id } from '@bank-soal/contract/common';
import type { PreviewType } from '@bank-soal/contract/files';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import { combinedOf } from '../../model/files/combined-of.js';
import type { LoadState } from '../../model/load-state.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { callWithRetry } from '../call-with-retry.js';
import { delay } from '../delay.js';
import { keys, ONCE } from '../keys.js';
import { toLoadState } from '../to-load-state.js';

/**
 * A set's combined PDF: questions with test cases, or answers. Loaded anew when the set has other
 * files than before. A server that had no time to make all of it goes on from there when it is asked
 * again: until then it is loading.
 *
 * @param as as such a reader is answered
 */
export function useCombinedPreview(
  { id, files }: Pick<QuestionSet, 'id' | 'files'>,
  type: PreviewType,
  as?: ReaderKind,
): LoadState<Blob> {
  const api = useApi();
  const shown = files.filter(({ category }) => combinedOf(category) === type);
  const load = async () => {
    const made = () => api.combinedPreview({ id, query: { type, as } });
    return (await callWithRetry(made, delay, undefined, 503)).data;
  };
  return toLoadState(
    useSWR(
      keys.combinedPreview(
        id,
        type,
        shown.map((file) => file.id),
      ),
      load,
      ONCE,
    ),
  );
}

/** A PDF file's bytes, to be shown. */
export function useFileContent(id: Id): LoadState<Blob> {
  const api = useApi();
  const load = async () => (await api.fileBlob({ id })).data;
  return toLoadState(useSWR(keys.fileContent(id), load, ONCE));
}

/** Content of a text file. */
export function useFileText(id: Id): LoadState<string> {
  const api = useApi();
  const load = async () => {
    const { data } = await api.fileBlob({ id });
    return decodeText(new Uint8Array(await data.arrayBuffer()));
  };
  return toLoadState(useSWR(keys.fileText(id), load, ONCE));
}
