import { createSetListAddress, type SetListState } from '../../model/set-list-address.js';

/** How the results are shown. */
export type SearchViewMode = 'grid' | 'table';

/** What of the search lives in the address. */
export type SearchState = SetListState<SearchViewMode>;

/** How the address changes: `replace` leaves no step behind to go back to. */
export interface StateChange {
  /** `true` takes the place of the step that is shown; `false` adds one. */
  replace: boolean;
}

/** Between the search's state and the query part of its address. */
export const searchAddress = createSetListAddress<SearchViewMode>(['grid', 'table']);
