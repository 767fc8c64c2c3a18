import type { Client } from '@bank-soal/contract/client';
import type { SiteAnswer } from '@bank-soal/contract/site';
import { unstable_serialize as nameOf, preload } from 'swr';
import { isLargeBank } from '../../model/sets/large-bank.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import type { KnownAnswers } from '../load-ahead.js';
import { loadFilterLists } from './use-dropdown.js';
import type { FirstSets } from './use-first-sets.js';
import { loadQuestionSets } from './use-question-sets.js';

/**
 * A list in which unchanged sets are the same objects as before: React keeps what it rendered of them.
 */
export function withKnownSets(
  list: readonly QuestionSet[],
  known: readonly QuestionSet[],
): readonly QuestionSet[] {
  const byId = new Map(known.map((set) => [set.id, set]));
  return list.map((set) => {
    const before = byId.get(set.id);
    return before && JSON.stringify(before) === JSON.stringify(set) ? before : set;
  });
}

/** Start of the names of all first sets. */
const FIRST_SETS = nameOf(keys.firstSets('').slice(0, -1));

// The reader of the answer hears of a failure.
function askFor<Answer>(key: string, load: () => Promise<Answer>): void {
  void preload(key, load).catch(() => undefined);
}

/**
 * Preloads what follows the first sets of a server-rendered page: the whole bank, and the options of the filters. A slow
 * device takes a while to hydrate a page, and the answers come meanwhile.
 */
export function preloadRest(api: Client, known: KnownAnswers): void {
  const site = known[keys.site] as SiteAnswer | undefined;
  const name = Object.keys(known).find((one) => one.startsWith(FIRST_SETS));
  const first = name && (known[name] as FirstSets);
  if (!first) return;
  askFor(keys.dropdown, () => loadFilterLists(api));
  if (site && !isLargeBank(site.questionSetCount)) {
    askFor(keys.questionSets, async () => withKnownSets(await loadQuestionSets(api), first.sets));
  }
}
