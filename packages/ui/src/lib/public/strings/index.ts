export { english } from './en.js';
export { indonesian, type Strings } from './id.js';
export { StringsProvider, useStrings } from './strings-provider.js';
export { useBasicStrings } from './use-basic-strings.js';
export { useFrameStrings } from './use-frame-strings.js';
