import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { toMaterialTag, toTag } from '../../model/tags/admin-tag.js';
import { keys } from '../keys.js';
import { toLoadState } from '../to-load-state.js';

/** Names to choose from in the form: courses and topics. */
export interface UploadOptions {
  courses: readonly string[];
  topics: readonly string[];
}

/** Options of the upload form. */
export function useUploadOptions(): LoadState<UploadOptions> {
  const api = useApi();
  const courses = useSWR(keys.courseTags, async () => (await api.courseTags()).data.map(toTag));
  const topics = useSWR(keys.materialTags, async () =>
    (await api.materialTags()).data.map(toMaterialTag),
  );
  const data = useMemo(() => {
    if (!courses.data || !topics.data) return undefined;
    const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name);
    return { courses: names(courses.data), topics: names(topics.data) };
  }, [courses.data, topics.data]);
  return toLoadState({
    data,
    error: courses.error ?? topics.error,
    isValidating: courses.isValidating || topics.isValidating,
    isLoading: courses.isLoading || topics.isLoading,
    mutate: async () => {
      await Promise.all([courses.mutate(), topics.mutate()]);
      return undefined;
    },
  });
}
