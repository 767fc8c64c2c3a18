export { filterOptions, findOption } from './filter-options.js';
export { OptionList, type OptionListProps, type OptionPlace } from './option-list.js';
export { OptionRow } from './option-row.js';
export { useAnchor } from './use-anchor.js';
export { type SuggestionsOptions, useSuggestions } from './use-suggestions.js';
