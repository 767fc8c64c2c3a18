export { filterOptions, findOption } from './filter-options.js';
export { type Choice, isFixed, labelOf, valueOf } from './option.js';
export { OptionList } from './option-list.js';
export { OptionRow } from './option-row.js';

export { isComposing, useListbox } from './use-listbox.js';
export { useSuggestions } from './use-suggestions.js';
