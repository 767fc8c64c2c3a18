export type { Choice, ChoiceOption } from '../../internal/listbox/index.js';
export { type LoadedOptions, type LoadOptions, useLoadedOptions } from './use-loaded-options.js';
