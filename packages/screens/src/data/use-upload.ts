'use client';

import { TEMPLATE_FILE_NAME } from '@bank-soal/contract/files';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../api/api-provider.js';
import { useContributionApi } from '../api/contribution-api-provider.js';
import { hasStatus } from '../api/errors.js';
import { toMaterialTag, toTag } from '../model/admin-tag.js';
import type { LoadState } from '../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../model/question-set.js';
import { displayName } from '../session/display-name.js';
import { type Session, useSession } from '../session/session-provider.js';
import { type SameFile, type Suspects, sameFiles } from '../upload/same-files.js';
import { insistOn } from '../upload/save-changes.js';
import { changesBetween } from '../upload/set-changes.js';
import type { UploadPorts } from '../upload/upload-ports.js';
import { keys } from './keys.js';
import { saveBlob } from './save-blob.js';
import { toLoadState } from './to-load-state.js';
import { readSetToEdit } from './use-set-to-edit.js';
import { useSetWrites } from './use-set-writes.js';

/** Names to choose from in the form: courses and topics. */
export interface UploadOptions {
  courses: readonly string[];
  topics: readonly string[];
}

/** What the form offers to choose from. */
export function useUploadOptions(): LoadState<UploadOptions> {
  const api = useContributionApi();
  const courses = useSWR(keys.courseTags, async () => (await api.courseTags()).map(toTag));
  const topics = useSWR(keys.materialTags, async () =>
    (await api.materialTags()).map(toMaterialTag),
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

const NONE: readonly QuestionSet[] = [];

/** The sets of a course, as far as they are known; empty while there is no subject. */
export function useCourseSets(subject: string): readonly QuestionSet[] {
  const api = useContributionApi();
  const load = async (course: string) => (await api.setsOfCourse(course)).map(toQuestionSet);
  const key = subject === '' ? null : keys.courseSets(subject);
  const { data } = useSWR<readonly QuestionSet[]>(key, () => load(subject));
  return data ?? NONE;
}

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
    sameFiles(pairs, (id) => api.fileContent(id)),
  );
  return data ?? [];
}

/** Fetches the template and saves it; rejects as the API does. */
export function useTemplateDownload(): () => Promise<void> {
  const api = useContributionApi();
  return useCallback(async () => saveBlob(await api.questionTemplate(), TEMPLATE_FILE_NAME), [api]);
}

function portsOf(
  api: ReturnType<typeof useApi>,
  contribution: ReturnType<typeof useContributionApi>,
  writes: ReturnType<typeof useSetWrites>,
  current: Session['current'],
  lecturer: string,
): UploadPorts {
  return {
    // Asked anew at each use: the record can be gone without a word.
    get accessToken() {
      return current()?.accessToken;
    },
    lecturer,
    createSet: writes.create,
    async updateSet(id, saved, form) {
      await insistOn(changesBetween(saved, form), {
        read: () => readSetToEdit(contribution, id),
        write: (body, etag) => writes.update(id, body, etag),
      });
    },
    ownSets: async () => (await contribution.ownSets()).map(toQuestionSet),
    async storedFiles(id) {
      try {
        return toQuestionSet(await api.questionSet(id)).files;
      } catch (error) {
        if (hasStatus(error, 404)) return undefined;
        throw error;
      }
    },
    sendFile: (questionSetId, { category }, file, call) =>
      writes.uploadFile({ file, questionSetId, fileCategory: category }, call),
    deleteFile: writes.deleteFile,
  };
}

/** What an upload needs from the server, in the name of the signed-in person. */
export function useUploadPorts(): UploadPorts {
  const api = useApi();
  const contribution = useContributionApi();
  const writes = useSetWrites();
  const { user, current } = useSession();
  const lecturer = user ? displayName(user) : '';
  return useMemo(
    () => portsOf(api, contribution, writes, current, lecturer),
    [api, contribution, writes, current, lecturer],
  );
}
