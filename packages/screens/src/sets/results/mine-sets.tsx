import { useMemo } from 'react';
import { useHasMySets } from '../../data/sets/use-has-my-sets.js';
import { useMySets } from '../../data/sets/use-my-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { FoundSetsProps } from './paged-sets.js';
import { searchWhole } from './search-whole.js';

const NONE: readonly QuestionSet[] = [];

function OwnSets({ query, children }: FoundSetsProps) {
  const list = useMySets(query.mine ?? 'pinned');
  const sets = list.status === 'ready' ? list.data : NONE;
  const found = useMemo(() => searchWhole(sets, query), [sets, query]);
  if (list.status !== 'ready') return children(list);
  return children({ status: 'ready', ...found, count: found.found.length, emptyBank: false });
}

/** Finds sets in one of the person's own lists, which is loaded whole whatever the size of the bank; visitors have none. */
export function MineSets(props: FoundSetsProps) {
  const mine = useHasMySets();
  if (mine) return <OwnSets {...props} />;
  return props.children({ status: 'ready', found: NONE, count: 0, emptyBank: false });
}
