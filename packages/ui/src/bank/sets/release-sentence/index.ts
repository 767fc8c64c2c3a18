export { releaseSentence } from './release.js';
export { ReleaseSentence } from './release-sentence.js';
