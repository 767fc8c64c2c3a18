import type { MySetKind } from '@bank-soal/contract/sets';

/** Under which keys is kept what is for who is signed in: beside `keys`, which the first screen has whole. */
export const ownKeys = {
  notices: ['notices', 'all'] as const,
  unreadNotices: ['notices', 'unread'] as const,
  mySets: (kind: MySetKind) => ['questionsets', 'me', kind] as const,
  followedCourses: 'me/courses',
};
