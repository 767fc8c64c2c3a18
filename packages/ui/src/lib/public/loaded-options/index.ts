export { type LoadOptions, useLoadedOptions } from './use-loaded-options.js';
