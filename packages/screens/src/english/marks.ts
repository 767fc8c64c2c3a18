import type { Messages } from '../messages/messages.js';

/** What a person notes of sets and courses, in English. */
export const marks: Messages['marks'] = {
  filter: 'My collection',
  everything: 'All sets',
  kinds: {
    pinned: 'Pinned',
    recent: 'Opened last',
    done: 'Done',
    downloaded: 'Downloaded before',
  },
  pin: 'Pin',
  done: 'Done',
  downloaded: 'Downloaded before',
  follow: (course) => `Follow ${course}`,
  notMarked: 'Not saved yet. Check your network connection, then try again.',
};
