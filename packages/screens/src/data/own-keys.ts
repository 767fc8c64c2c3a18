import type { Id } from '@bank-soal/contract/common';
import type { MySetKind } from '@bank-soal/contract/sets';

/** Under which keys is kept what is for who is signed in: beside `keys`, which the first screen has whole. */
export const ownKeys = {
  notices: ['notices', 'all'] as const,
  unreadNotices: ['notices', 'unread'] as const,
  mySets: (kind: MySetKind) => ['questionsets', 'me', kind] as const,
  followedCourses: 'me/courses',
  outcomes: (course: Id) => ['outcomes', course] as const,
  coverage: (course: Id, from: string, to: string) =>
    ['outcomes', 'coverage', course, from, to] as const,
  questionCounts: (query: string) => ['questions', 'counts', query] as const,
};
