import { useMessages } from '../../messages/use-messages.js';

/** Sentences of the browsing of question sets; the others are the search's. */
export const browseMessages = {
  title: 'Paket Soal',
  lead: 'Jelajahi paket soal menurut tingkat kesulitan, mata kuliah, dan topik.',
  sets: 'Paket soal',
} as const;

/** {@link browseMessages} as the host words them. */
export const useBrowseMessages = () => useMessages('browse', browseMessages);
