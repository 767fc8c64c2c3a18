import { formatDate } from '@bank-soal/ui/lib/format';
import type { Messages } from '../messages/messages.js';

const day = (text: string) => formatDate(`${text}T12:00:00Z`, 'short', { locale: 'en-GB' });

/** Where sets are looked for. */
export const search: Messages['search'] = {
  title: 'Question sets',
  lead: 'Find exam papers, look inside, and download them.',
  modes: { label: 'Search in', sets: 'Titles & topics', inside: 'Inside files' },
  label: 'Find question sets',
  placeholder: 'Search by course, lecturer, or topic',
  submit: 'Search',
  results: 'Search results',
  loading: 'Loading data...',
  loadingFilters: 'Loading filters...',
  fields: {
    levels: { label: 'Difficulty', placeholder: 'Choose a difficulty' },
    courseTags: { label: 'Course', placeholder: 'Choose a course' },
    materialTags: { label: 'Topic', placeholder: 'Choose a topic' },
    examKinds: { label: 'Kind of exam', placeholder: 'Choose a kind' },
    terms: { label: 'Term', placeholder: 'Choose a term' },
  },
  completeness: 'Completeness',
  withKey: 'Has a key',
  date: 'Date',
  from: 'From',
  to: 'To',
  halfRange: 'Fill in both dates for them to count.',
  range: (from, to) => `${day(from)} – ${day(to)}`,
  defaultFilters: (reason) =>
    `The built-in filters are in use. The server may have a problem. (${reason})`,
  retry: 'Try again',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    title: 'Title A–Z',
    downloads: 'Most downloaded',
  },
  view: 'View',
  views: { grid: 'Cards', table: 'Table', list: 'List' },
  columns: {
    title: 'Title',
    subject: 'Course',
    level: 'Difficulty',
    lecturer: 'Lecturer',
    date: 'Date',
    actions: 'Actions',
  },
  recent: 'Recently viewed:',
  create: 'Make a question form',
  upload: 'Upload questions',
  more: 'Load more',
  moreFailed: 'The next question sets could not be loaded',
  empty: 'No results found. Please try another search.',
  emptyHint: 'Check the spelling, use a more general word, or remove some filters.',
  clear: 'Show all question sets',
  emptyBankHint: 'This bank is still empty. Uploaded question sets will appear here.',
  failed: 'The question sets could not be loaded',
  failedHint: 'Check your network connection, then try again.',
  download: 'Download',
  downloadInTable: 'Download',
};
