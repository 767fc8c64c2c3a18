import { type SetState, setAddress } from '../model/set-address.js';

/** How the sets are shown. */
export type BrowseViewMode = 'grid' | 'list';

/** What of the browsing lives in the address. */
export type BrowseState = SetState<BrowseViewMode>;

/** Between the state of browsing and the query part of its address. */
export const browseAddress = setAddress<BrowseViewMode>(['grid', 'list']);
