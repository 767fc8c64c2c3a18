'use client';

import { decodeText } from '@bank-soal/contract/decode-text';
import type { PreviewType } from '@bank-soal/contract/files';
import type { Id } from '@bank-soal/contract/ids';
import useSWR from 'swr';
import { useApi } from '../api/api-provider.js';
import { combinedOf } from '../model/combined-of.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/question-set.js';
import type { ReaderKind } from '../model/reader-kind.js';
import { delay } from './delay.js';
import { keys, ONCE } from './keys.js';
import { patiently } from './patiently.js';
import { toLoadState } from './to-load-state.js';

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
  const load = (set: Id, kind: PreviewType) =>
    patiently(() => api.combinedPreview(set, kind, undefined, as), delay, undefined, 503);
  return toLoadState(
    useSWR(
      keys.combinedPreview(
        id,
        type,
        shown.map((file) => file.id),
      ),
      ([, set, kind]) => load(set, kind),
      ONCE,
    ),
  );
}

/** A PDF file's bytes, to be shown. */
export function useFileContent(id: Id): LoadState<Blob> {
  const api = useApi();
  return toLoadState(useSWR(keys.fileContent(id), ([, file]) => api.fileContent(file), ONCE));
}

/** What a text file says. */
export function useFileText(id: Id): LoadState<string> {
  const api = useApi();
  const load = async (file: Id) => {
    const blob = await api.fileContent(file);
    return decodeText(new Uint8Array(await blob.arrayBuffer()));
  };
  return toLoadState(useSWR(keys.fileText(id), ([, file]) => load(file), ONCE));
}
