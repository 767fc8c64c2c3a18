export { type Release, type ReleaseStrings, releaseSentence } from './release.js';
export { ReleaseSentence, type ReleaseSentenceProps } from './release-sentence.js';
