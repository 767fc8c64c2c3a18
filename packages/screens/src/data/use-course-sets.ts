'use client';

import useSWR from 'swr';
import { useContributionApi } from '../api/contribution-api-provider.js';
import { type QuestionSet, toQuestionSet } from '../model/question-set.js';
import { keys } from './keys.js';

const NONE: readonly QuestionSet[] = [];

/** The sets of a course, as far as they are known; empty while there is no subject. */
export function useCourseSets(subject: string): readonly QuestionSet[] {
  const api = useContributionApi();
  const load = async (course: string) => (await api.setsOfCourse(course)).map(toQuestionSet);
  const key = subject === '' ? null : keys.courseSets(subject);
  const { data } = useSWR<readonly QuestionSet[]>(key, () => load(subject));
  return data ?? NONE;
}
