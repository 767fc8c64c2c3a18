import { createSetListAddress, type SetListState } from '../../model/sets/set-list-address.js';

/** How the results are shown. */
export type SearchViewMode = 'grid' | 'table';

/** State of the search in the address. */
export type SearchState = SetListState<SearchViewMode>;

/** Between the search's state and the query part of its address. */
export const searchAddress = createSetListAddress<SearchViewMode>(['grid', 'table']);
