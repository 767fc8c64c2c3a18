import type { Messages } from '../messages/messages.js';

/** The lists that an account has for itself, in English. */
export const myPage: Messages['myPage'] = {
  title: 'My collection',
  lead: 'Sets that you pinned, opened, did, and downloaded. Only you can see them.',
  lists: 'Lists of the collection',
  pinned: 'Pinned',
  recent: 'Opened last',
  all: 'See all',
  loading: 'Loading your collection...',
  failed: 'Your collection could not be loaded',
  failedHint: 'Check your network connection, then try again.',
  empty: {
    pinned: 'Nothing is pinned yet. Press the pin on the card of a set.',
    recent: 'Nothing yet. Sets that you open appear here.',
    done: 'Nothing yet. Mark the sets that you have done on their cards.',
    downloaded: 'Nothing yet. Sets that you download appear here.',
  },
  retry: 'Try again',
  search: 'Search sets',
};
