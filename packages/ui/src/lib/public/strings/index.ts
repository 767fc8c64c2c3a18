export { english } from './en.js';
export { indonesian, type Strings } from './id.js';
export { basicStrings } from './id-basic.js';
export { frameStrings } from './id-frame.js';
export { paperStrings } from './id-papers.js';
export { questionStrings } from './id-questions.js';
export { talkStrings } from './id-talk.js';
export { StringsProvider } from './strings-provider.js';
export { useStrings } from './use-strings.js';
