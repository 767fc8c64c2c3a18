import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { type SameFile, type Suspects, sameFiles } from '../../model/files/same-files.js';

/** Those of the pairs that are the same, byte by byte. */
export function useSameFiles(pairs: readonly Suspects[]): readonly SameFile[] {
  const api = useApi();
  const key = pairs.map(({ file, other }) => [
    file.name,
    file.size,
    file.lastModified,
    'stored' in other ? other.stored.id : other.name,
  ]);
  const { data } = useSWR(pairs.length === 0 ? null : ['same-files', key], () =>
    sameFiles(pairs, async (id) => (await api.fileBlob({ id })).data),
  );
  return data ?? [];
}
