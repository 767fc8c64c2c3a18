export { type Release, type ReleaseTexts, releaseSentence } from './release.js';
export { ReleaseSentence, type ReleaseSentenceProps } from './release-sentence.js';
