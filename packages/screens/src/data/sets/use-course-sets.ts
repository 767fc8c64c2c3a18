import { PAGE_MAX } from '@bank-soal/contract/common';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';

const NONE: readonly QuestionSet[] = [];

/** The sets of a course, as far as they are known; empty while there is no subject. */
export function useCourseSets(subject: string): readonly QuestionSet[] {
  const api = useApi();
  const load = async (courseTag: string) => {
    const query = { courseTag, sort: 'newest', limit: PAGE_MAX };
    return (await api.questionSets({ query })).data.map(toQuestionSet);
  };
  const key = subject === '' ? null : keys.courseSets(subject);
  const { data } = useSWR<readonly QuestionSet[]>(key, () => load(subject));
  return data ?? NONE;
}
