'use client';

import type { PreviewType } from '@bank-soal/contract/files';
import type { Id } from '@bank-soal/contract/ids';
import useSWR from 'swr';
import { useApi } from '../api/api-provider.js';
import type { LoadState } from '../model/load-state.js';
import { keys, ONCE } from './keys.js';
import { toLoadState } from './to-load-state.js';

/**
 * A set's combined PDF.
 *
 * @param wanted false for a set that has nothing to combine: then nothing is asked
 */
export function useCombinedPreview(id: Id, type: PreviewType, wanted: boolean): LoadState<Blob> {
  const api = useApi();
  const key = wanted ? keys.combinedPreview(id, type) : null;
  return toLoadState(useSWR(key, ([, set, kind]) => api.combinedPreview(set, kind), ONCE));
}

/** A file's bytes, to be shown. */
export function useFileContent(id: Id): LoadState<Blob> {
  const api = useApi();
  return toLoadState(useSWR(keys.fileContent(id), ([, file]) => api.fileContent(file), ONCE));
}
