export { DataProvider } from './data-provider.js';
export { keys } from './keys.js';
export { useCombinedPreview, useFileContent, useFileText } from './use-documents.js';
export { useDownload } from './use-download.js';
export { useQuestionSet } from './use-question-set.js';
export { useQuestionSets } from './use-question-sets.js';
export { useSignIn } from './use-sign-in.js';
export { useSite } from './use-site.js';
