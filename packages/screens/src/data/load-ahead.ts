import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import { unstable_serialize as nameOf } from 'swr';
import type { SetQuery } from '../model/sets/set-query.js';
import { keys } from './keys.js';
import { loadFilterLists } from './sets/use-dropdown.js';
import { firstSetsKey, loadFirstSets } from './sets/use-first-sets.js';
import { loadNewestSets } from './sets/use-newest-sets.js';
import { loadQuestionSet } from './sets/use-question-set.js';

/** Content of a page. */
export interface Ahead {
  /** Runtime settings of the site. */
  site?: boolean;
  /** The first sets of what a query finds. */
  firstSets?: SetQuery;
  /** Where those begin; by default at the first. */
  cursor?: string | undefined;
  /** Options of the filters. */
  filters?: boolean;
  /** So many sets, those that changed last first. */
  newestSets?: number;
  /** One set with its files. */
  questionSet?: Id | undefined;
}

/** Answers by the names under which hooks keep them: for `DataProvider`, on the server and in the browser. */
export type KnownAnswers = Readonly<Record<string, unknown>>;

/**
 * Asks for what a page shows before the page is drawn, on a server. It can travel with the page as JSON.
 *
 * @throws ApiError, NetworkError or MalformedAnswerError, as the calls do
 */
export async function loadAhead(
  api: Client,
  { site, firstSets, cursor, filters, newestSets, questionSet }: Ahead,
): Promise<KnownAnswers> {
  const answers = await Promise.all([
    site && api.site().then(({ data }) => [keys.site, data]),
    firstSets &&
      loadFirstSets(api, firstSets, cursor).then((sets) => [nameOf(firstSetsKey(firstSets)), sets]),
    filters && loadFilterLists(api).then((lists) => [keys.dropdown, lists]),
    newestSets &&
      loadNewestSets(api, newestSets).then((sets) => [nameOf(keys.newestSets(newestSets)), sets]),
    questionSet &&
      loadQuestionSet(api, questionSet).then((set) => [nameOf(keys.questionSet(questionSet)), set]),
  ]);
  return Object.fromEntries(answers.filter((one) => typeof one === 'object'));
}
