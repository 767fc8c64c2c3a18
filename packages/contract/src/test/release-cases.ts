import type { ReaderLevel, Release } from '../sets/release.js';

/** The moment at which the cases are asked, and those around it. */
export const CASE_NOW = '2026-11-23T05:00:00.000Z';
const PAST = '2026-11-23T04:59:59.999Z';
const NEXT = '2026-11-23T05:00:00.001Z';
const LATER = '2027-01-01T00:00:00.000Z';

/** A reader of the cases: a level, or whoever made the set. */
export type CaseReader = ReaderLevel | 'owner';

/** All of them. An owner is a user beside; a lecturer's or a student's own set is the same. */
export const CASE_READERS: readonly CaseReader[] = [
  'stranger',
  'visitor',
  'user',
  'lecturer',
  'administrator',
  'owner',
];

/** A release, and who sees the set and opens its key. */
export interface ReleaseCase {
  what: string;
  release: Release;
  sees: readonly CaseReader[];
  opens: readonly CaseReader[];
  /** Who is told the moment at which the key opens for them. */
  announcedTo: readonly CaseReader[];
  /** The next moment at which somebody sees more. */
  next: string | null;
  /** Signing in as anyone opens the key now. */
  signIn: boolean;
}

const ABOVE: readonly CaseReader[] = ['administrator', 'owner'];
const LECTURERS: readonly CaseReader[] = ['lecturer', ...ABOVE];
const USERS: readonly CaseReader[] = ['user', ...LECTURERS];
const ALL: readonly CaseReader[] = ['visitor', ...USERS];
const BELOW: readonly CaseReader[] = ['visitor', 'user', 'lecturer'];

type Row = [
  release: [
    Release['visibility'],
    Release['availableFrom'],
    Release['keyVisibility'],
    Release['keyFrom'],
  ],
  sees: readonly CaseReader[],
  opens: readonly CaseReader[],
  more?: Partial<Pick<ReleaseCase, 'announcedTo' | 'next' | 'signIn'>>,
];

const open = { signIn: true } as const;

const rows: Record<string, Row> = {
  'nothing said': [['public', null, 'public', null], ALL, ALL, open],
  'for who is signed in': [['users', null, 'users', null], USERS, USERS, open],
  'for lecturers': [['lecturers', null, 'lecturers', null], LECTURERS, LECTURERS],
  'for its creator': [['owner', null, 'owner', null], ABOVE, ABOVE],
  'a key for who is signed in': [['public', null, 'users', null], ALL, USERS, open],
  'a key for lecturers': [['public', null, 'lecturers', null], ALL, LECTURERS],
  'a key for its creator': [['public', null, 'owner', null], ALL, ABOVE],
  'users see, lecturers open': [['users', null, 'lecturers', null], USERS, LECTURERS],
  'a key from a moment that has passed': [['public', null, 'public', PAST], ALL, ALL, open],
  'a key from this moment on': [['public', null, 'public', CASE_NOW], ALL, ALL, open],
  'a key a moment too early': [
    ['public', null, 'public', NEXT],
    ALL,
    ABOVE,
    { announcedTo: BELOW, next: NEXT },
  ],
  'a key for users, later': [
    ['public', null, 'users', LATER],
    ALL,
    ABOVE,
    { announcedTo: ['user', 'lecturer'], next: LATER },
  ],
  'a key for lecturers, later': [
    ['users', null, 'lecturers', LATER],
    USERS,
    ABOVE,
    { announcedTo: ['lecturer'], next: LATER },
  ],
  'a key for its creator, later': [['public', null, 'owner', LATER], ALL, ABOVE, { next: LATER }],
  'a set that has come': [['public', PAST, 'public', null], ALL, ALL, open],
  'a set that comes this moment': [['public', CASE_NOW, 'public', null], ALL, ALL, open],
  'a set a moment too early': [['public', NEXT, 'public', null], ABOVE, ABOVE, { next: NEXT }],
  'a set to come for users, its key later': [
    ['users', NEXT, 'users', LATER],
    ABOVE,
    ABOVE,
    { next: NEXT },
  ],
  'a set that has come, its key later': [
    ['users', PAST, 'users', LATER],
    USERS,
    ABOVE,
    { announcedTo: ['user', 'lecturer'], next: LATER },
  ],
  'both have come': [['users', PAST, 'lecturers', CASE_NOW], USERS, LECTURERS],
};

/** Who sees what, as a table: whoever decides it runs it. */
export const RELEASE_CASES: readonly ReleaseCase[] = Object.entries(rows).map(
  ([what, [[visibility, availableFrom, keyVisibility, keyFrom], sees, opens, more]]) => ({
    what,
    release: { visibility, availableFrom, keyVisibility, keyFrom },
    sees,
    opens,
    announcedTo: [],
    next: null,
    signIn: false,
    ...more,
  }),
);
