import { toListQuery } from '@bank-soal/contract/sets';
import { useContext, useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import type { ResultsState } from '../../model/sets/results-state.js';
import { isNarrowed, type SetQuery, toFilter } from '../../model/sets/set-query.js';
import { keys } from '../keys.js';
import { type Page, usePages } from '../use-pages.js';
import { ViewerKindContext } from '../viewer-kind.js';

/** Sets that a page brings: several screens full. */
const PAGE = 60;

/**
 * Asks the server for what matches, for banks too large to be loaded whole. While another query is
 * under way the sets of the one before stay.
 *
 * @param words `all`: the words of the text each by itself; `none`: nothing is asked
 */
export function useSetPages(query: SetQuery, words?: 'all' | 'none'): ResultsState {
  const api = useApi();
  const as = useContext(ViewerKindContext);
  const filter = { ...toFilter(query), words: words === 'all' ? words : undefined };
  const wire = { ...toListQuery(filter), as, sort: query.sort, limit: PAGE };
  const text = JSON.stringify(wire);
  const { data, error, size, setSize, isValidating, mutate } = usePages<Page<QuestionSet>>(
    words === 'none' ? undefined : (cursor) => keys.pageOfSets(text, cursor),
    async (cursor) => {
      const page = await api.questionSets({ query: { ...wire, cursor } });
      return { ...page, data: page.data.map(toQuestionSet) };
    },
  );
  const found = useMemo(() => data?.flatMap((page) => page.data), [data]);
  const last = data?.at(-1);
  const failed = error !== undefined && !isValidating;
  const load = () => void (failed ? mutate() : setSize(size + 1));
  if (found === undefined || last === undefined) {
    return failed ? { status: 'failed', busy: isValidating, retry: load } : { status: 'loading' };
  }
  return {
    status: 'ready',
    found,
    count: last.total,
    emptyBank: last.total === 0 && !isNarrowed(query),
    more: last.next !== undefined || failed ? { busy: isValidating, failed, load } : undefined,
  };
}
