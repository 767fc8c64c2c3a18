import type { Messages } from '../messages/messages.js';

/** The search inside files. */
export const fileSearch: Messages['fileSearch'] = {
  lead: 'Search for words inside papers, answer keys, and test cases.',
  label: 'Search inside files',
  placeholder: 'Words of the question, such as AVL tree rotation',
  inside: (count) => `Inside files (${count})`,
  results: 'Results inside files',
  category: { label: 'Kind of file', placeholder: 'Choose a kind' },
  categories: { questions: 'Questions', answers: 'Answer key', testCases: 'Test cases' },
  sorts: { rank: 'Best match', newest: 'Newest' },
  searching: 'Searching inside files...',
  found: (count) => `Found in ${count} files`,
  foundMore: (count) => `Found in more than ${count} files`,
  newestOnly: 'Too many to tell the best: the newest come first.',
  start: 'Search for words that stand in a question',
  startHint:
    'All words must stand in one file. Other forms of an Indonesian word are found, too: rotasi, merotasikan, dirotasi.',
  empty: 'No file has all of these words',
  emptyHint:
    'Scans and pictures have no text, so they cannot be searched. New files can be searched a moment after their upload.',
  emptyFilters: 'Check the spelling, use fewer words, or remove some filters.',
  emptyWords: 'Check the spelling, or use fewer words.',
  clearFilters: 'Remove all filters',
  inTitles: 'Search titles & topics',
  failed: 'The files could not be searched',
};
