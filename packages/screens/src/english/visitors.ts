import type { Messages } from '../messages/messages.js';

/** The screens that visitors and students see. */
export const visitors: Pick<Messages, 'frame' | 'home' | 'browse' | 'notFound' | 'failure'> = {
  frame: {
    name: 'Informatics Question Bank',
    loading: 'Loading the question bank...',
    home: 'Home',
    search: 'Find questions',
    questionSets: 'Question sets',
    upload: 'Upload questions',
    ownSets: 'My question sets',
    crashed: 'This page cannot be shown',
    crashedHint: 'Something unexpected went wrong. Reload the page, or go back home.',
    reload: 'Reload',
  },
  home: {
    loading: 'Loading the question bank...',
    title: 'The exam papers you look for, in one place',
    lead: 'Find exam papers, read them here, and download them with answer keys and test cases.',
    search: 'Find question sets',
    searchPlaceholder: 'Course, lecturer, or topic',
    searchSubmit: 'Search',
    count: (count) => `${count} question sets available`,
    emptyCount: 'This bank is still empty. Be the first to upload a question set.',
    seeAll: 'See all question sets',
    newest: 'Newest question sets',
    newestLoading: 'Loading data...',
    newestFailed: 'The newest question sets could not be loaded.',
    newestEmpty: 'There are no question sets yet.',
    retry: 'Try again',
    features: 'What you can do',
    searchCard: 'Find questions',
    searchCardText: 'Filter by course, difficulty, topic, and date.',
    uploadCard: 'Upload questions',
    uploadCardText: 'Share questions, answer keys, and test cases as PDF, DOCX, or TXT.',
    downloadCard: 'Download questions',
    downloadCardText: 'Look inside first, then download one file or the whole set.',
  },
  browse: {
    title: 'Question sets',
    lead: 'Browse question sets by difficulty, course, and topic.',
    sets: 'Question sets',
  },
  notFound: {
    title: 'Page not found',
    hint: 'Its address may be wrong, or the page has moved.',
    home: 'Back home',
  },
  failure: {
    noConnection: 'no connection to the server',
    unreadable: "the server's answer cannot be read",
    status: (status) => `code ${status}`,
    unknown: 'unknown cause',
    paused: (seconds) =>
      `The server asks for a pause. Your changes go on by themselves in ${seconds} seconds.`,
  },
};
