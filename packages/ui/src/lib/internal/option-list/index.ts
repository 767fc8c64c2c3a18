export { filterOptions, findOption } from './filter-options.js';
export { OptionList } from './option-list.js';
export { OptionRow } from './option-row.js';
export { useAnchor } from './use-anchor.js';
export { useSuggestions } from './use-suggestions.js';
