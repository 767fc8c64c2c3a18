import type { Messages } from '../messages/messages.js';

/** What an account is told, in English. */
export const notices: Messages['notices'] = {
  title: 'Notices',
  lead: 'Comments and reports on your sets, answers to you, and new sets of courses that you follow.',
  unread: (count) => `${count} unread notices`,
  loading: 'Loading notices...',
  failed: 'The notices could not be loaded',
  failedHint: 'Check your network connection, then try again.',
  empty: 'No notices yet',
  emptyHint:
    'Comments on your sets, answers to you, and new sets of courses that you follow appear here.',
  notRead: 'Could not be marked as read yet. Check your network connection, then try again.',
};
