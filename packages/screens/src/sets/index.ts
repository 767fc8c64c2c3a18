export { DraftDialog } from './filters/draft-dialog.js';
export { type FiltersOf, QueryFilters, type QueryFiltersProps } from './filters/query-filters.js';
export { type StateChange, useSetDraft } from './filters/use-set-draft.js';
export { WordField } from './filters/word-field.js';
export { type FloatingHrefs, FloatingLinks } from './floating-links.js';
export { ModeSwitch } from './mode-switch.js';
export { LoadMore } from './results/load-more.js';
export { SetList, type SetListScreenProps } from './set-list.js';
export { type SetListParts, SetListView } from './set-list-view.js';
