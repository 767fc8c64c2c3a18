import type { Messages } from '../messages/messages.js';

/** The overview of the bank. */
export const overview: Messages['overview'] = {
  title: 'Overview',
  lead: 'What the bank holds, how much it is used, and what is missing.',
  failed: 'The overview could not be loaded',
  sets: 'Question sets',
  files: 'Files',
  storage: 'Storage',
  waiting: 'Waiting to be read',
  waitingHint: 'for the search inside files',
  empty: 'No question sets yet',
  emptyHint: 'The overview fills once the first question set is uploaded.',
  coverage: 'Completeness by course and year',
  coverageLead:
    'Question sets that have a key, out of all. The courses that lack most keys come first.',
  course: 'Course',
  cell: (withKey, sets) => `${withKey} of ${sets} question sets have a key`,
  none: '–',
  years: (years) => `The newest ${years} years are shown.`,
  moreYears: 'Scroll the table sideways to see other years.',
  downloads: 'Downloads by week',
  noDownloads: 'No downloads are counted yet.',
  week: 'Week',
  weekOf: (days) => `week of ${days}`,
  count: 'Downloads',
  asTable: 'Show the downloads as a table',
  index: 'See the search inside files',
};
