import { createSetListAddress, type SetListState } from '../../model/sets/set-list-address.js';

/** How the sets are shown. */
export type BrowseViewMode = 'grid' | 'list';

/** State of the browsing in the address. */
export type BrowseState = SetListState<BrowseViewMode>;

/** Between the state of browsing and the query part of its address. */
export const browseAddress = createSetListAddress<BrowseViewMode>(['grid', 'list']);
