'use client';

import { type ReactNode, useCallback, useMemo } from 'react';
import { useDropdown } from '../data/sets/use-dropdown.js';
import { CURSOR, type SetListAddress, type SetListState } from '../model/sets/set-list-address.js';
import { EVERYTHING, type SetQuery, severalWords } from '../model/sets/set-query.js';
import { type StateChange, useSetDraft } from './filters/use-set-draft.js';
import type { FloatingHrefs } from './floating-links.js';
import { FoundSets } from './results/found-sets.js';
import type { SetListParts } from './set-list-view.js';

/** Props of a screen that lists sets. */
export interface SetListScreenProps<View extends string> {
  /** State of the screen in the address. */
  state: SetListState<View>;
  /** Writes the address. */
  onStateChange: (next: SetListState<View>, change: StateChange) => void;
  /** Where links lead; what has no address is not shown. */
  hrefs: FloatingHrefs & {
    /** The preview of a set. */
    preview: (id: number) => string;
  };
  /**
   * Names this visit of the page, such as the key of the history's entry: whoever comes back to it
   * finds the list where they left it.
   */
  placeKey?: string;
}

export interface SetListProps<View extends string>
  extends Pick<SetListScreenProps<View>, 'state' | 'onStateChange'> {
  /** How the state is written; a constant. */
  address: SetListAddress<View>;
  children: (list: SetListParts<View>) => ReactNode;
}

/** Names of what has a field in the form itself. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['q', 'sort', 'view']);

/** The sets that an address asks for, and what leads to another: for the search and for browsing. */
export function SetList<View extends string>({
  address,
  state,
  onStateChange,
  children,
}: SetListProps<View>) {
  const { draft, applied, type, choose, apply } = useSetDraft(address, state, onStateChange);
  const filters = useDropdown();
  const words = useMemo(() => severalWords(applied), [applied]);
  const { sort, view } = draft;
  const hrefOf = useCallback(
    (part: Partial<SetQuery>) => `?${address.write({ ...EVERYTHING, sort, view, ...part })}`,
    [address, sort, view],
  );
  const inForce = useMemo(
    () => [...address.write(applied)].filter(([name]) => !OWN_FIELDS.has(name)),
    [address, applied],
  );
  return (
    <FoundSets query={applied}>
      {(results) =>
        children({
          query: draft,
          searched: (results.status === 'ready' && results.allWords && words) || applied.q,
          filters,
          onType: type,
          onSubmit: (q) => apply({ q }),
          onChoose: choose,
          onApply: apply,
          state: results,
          hrefOf,
          inForce,
          nextHref:
            results.status === 'ready' && results.next !== undefined
              ? `?${new URLSearchParams([...address.write(applied), [CURSOR, results.next]])}`
              : undefined,
          onClear: () => apply({ ...EVERYTHING, sort: draft.sort }),
        })
      }
    </FoundSets>
  );
}
