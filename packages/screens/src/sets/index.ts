export type { StateChange } from './filters/use-set-draft.js';
export type { FloatingHrefs } from './floating-links.js';
export { useSearchMessages } from './search-messages.js';
export { SetList, type SetListScreenProps } from './set-list.js';
export { type SetListParts, SetListView } from './set-list-view.js';
