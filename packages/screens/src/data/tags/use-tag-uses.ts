import type { TagUsesAnswer } from '@bank-soal/contract/tags';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { TagUse } from '../../model/tags/admin-tag.js';
import { keys } from '../keys.js';

/** Where the tags of one kind are used, by their ids; nothing until it is known. */
export function useTagUses(kind: keyof TagUsesAnswer): ReadonlyMap<number, TagUse> | undefined {
  const api = useApi();
  const { data } = useSWR<TagUsesAnswer>(keys.tagUses, async () => (await api.tagUses()).data);
  return useMemo(() => data && new Map(data[kind].map((use) => [use.id, use])), [data, kind]);
}
