import type { LoadState } from '../../model/load-state.js';
import { searchNames } from '../../model/tags/admin-tag.js';
import { type Wording, wordingOf } from '../../texts/use-wording.js';
import { explanationOf, type ListView, listView } from '../shared/index.js';

/**
 * Items of a list, or the reason why there are none.
 *
 * @param text what it is searched for
 * @param fallback the sentence of a failure when the server gives none
 * @param inWords puts failures into words
 */
export function toPanelView<Item extends { name: string }>(
  load: LoadState<readonly Item[]>,
  text: string,
  fallback: string,
  inWords: Wording = wordingOf(),
): ListView<Item> {
  const found = load.status === 'ready' ? searchNames(load.data, text) : [];
  return listView(load, found, (error) => ({ sentence: inWords(explanationOf(error, fallback)) }));
}

/** Both at once: failed when one failed, ready when both are. */
export function bothLoads<A, B>(a: LoadState<A>, b: LoadState<B>): LoadState<readonly [A, B]> {
  if (a.status === 'ready' && b.status === 'ready') {
    return { status: 'ready', data: [a.data, b.data] };
  }
  const failed = [a, b].filter((load) => load.status === 'failed');
  const [first] = failed;
  if (!first) return { status: 'loading' };
  return {
    status: 'failed',
    busy: failed.some(({ busy }) => busy),
    retry: () => {
      for (const { retry } of failed) retry();
    },
    error: first.error,
  };
}
