/** Whom a set or its key is for, from the widest to the narrowest. */
export const VISIBILITIES = ['public', 'users', 'lecturers', 'owner'] as const;

/** Whom a set or its key is for: everyone, who is signed in, lecturers, or its creator alone. */
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * How far a reader may look, from the least to the most. A stranger is a visitor of a bank that shows
 * nothing to visitors.
 */
export const READER_LEVELS = ['stranger', 'visitor', 'user', 'lecturer', 'administrator'] as const;

/** How far a reader may look. */
export type ReaderLevel = (typeof READER_LEVELS)[number];

/** When and to whom a set and its key (answers and test cases) are open. Moments are ISO 8601, UTC. */
export interface Release {
  /** Whom the set is for. */
  visibility: Visibility;
  /** Since when; null: at once. */
  availableFrom: string | null;
  /** Whom the key is for; never more people than the set. */
  keyVisibility: Visibility;
  /** Since when; null: with its set. Never before it. */
  keyFrom: string | null;
}

/** The viewer of a set. */
export interface SetReader {
  /** How far they may look. */
  level: ReaderLevel;
  /** They made it. */
  isOwner: boolean;
}

/** The release of a set that nothing was said of. */
export const OPEN_RELEASE: Release = {
  visibility: 'public',
  availableFrom: null,
  keyVisibility: 'public',
  keyFrom: null,
};

const LEAST: Readonly<Record<string, ReaderLevel>> = {
  public: 'visitor',
  users: 'user',
  lecturers: 'lecturer',
} satisfies Partial<Record<Visibility, ReaderLevel>>;

const reaches = (level: ReaderLevel, visibility: Visibility) =>
  READER_LEVELS.indexOf(level) >= READER_LEVELS.indexOf(LEAST[visibility] ?? 'administrator');

const hasCome = (moment: string | null, now: number) =>
  moment === null || Date.parse(moment) <= now;

const isAbove = ({ level, isOwner }: SetReader) => isOwner || level === 'administrator';

/** The visibilities that are open to a reader who did not make the set. */
export function visibilitiesFor(level: ReaderLevel): Visibility[] {
  return VISIBILITIES.filter((visibility) => reaches(level, visibility));
}

/** Tells whether a reader may know of a set. @param now in milliseconds since 1970 */
export function maySeeSet(release: Release, reader: SetReader, now: number): boolean {
  if (isAbove(reader)) return true;
  return reaches(reader.level, release.visibility) && hasCome(release.availableFrom, now);
}

/** Tells whether a reader may open a set's key. @param now in milliseconds since 1970 */
export function mayOpenKey(release: Release, reader: SetReader, now: number): boolean {
  if (isAbove(reader)) return true;
  if (!maySeeSet(release, reader, now)) return false;
  return reaches(reader.level, release.keyVisibility) && hasCome(release.keyFrom, now);
}

/**
 * When the key of a set that a reader sees opens by its date alone; null when it is open, or the date
 * does not open it for them.
 *
 * @param now in milliseconds since 1970
 */
export function keyOpensAt(release: Release, reader: SetReader, now: number): string | null {
  if (mayOpenKey(release, reader, now) || !maySeeSet(release, reader, now)) return null;
  return reaches(reader.level, release.keyVisibility) ? release.keyFrom : null;
}

/** Tells whether signing in as anyone at all would open a visitor the key now. */
export function signInOpensKey(release: Release, now: number): boolean {
  return mayOpenKey(release, { level: 'user', isOwner: false }, now);
}

/** The next moment at which somebody sees more of a set; null when there is none. */
export function nextOpening({ availableFrom, keyFrom }: Release, now: number): string | null {
  const coming = [availableFrom, keyFrom].filter((moment) => !hasCome(moment, now));
  return coming.reduce((least, moment) => {
    return least === null || (moment !== null && Date.parse(moment) < Date.parse(least))
      ? moment
      : least;
  }, null);
}

/** Why a release cannot be: its key would be open to more people than its set, or sooner. */
export type ReleaseProblem = 'key-wider-than-set' | 'key-before-set';

const narrower = (one: Visibility, other: Visibility) =>
  VISIBILITIES.indexOf(one) >= VISIBILITIES.indexOf(other) ? one : other;

/**
 * A release after a change: what is not named stays, and a set for fewer people takes its key along.
 * Moments are written in the same way, so that they compare as texts.
 */
export function changeRelease(
  before: Release,
  change: { readonly [K in keyof Release]?: Release[K] | undefined },
): { release: Release; problem?: ReleaseProblem } {
  const {
    visibility = before.visibility,
    availableFrom = before.availableFrom,
    keyFrom = before.keyFrom,
  } = change;
  const keyVisibility = change.keyVisibility ?? narrower(before.keyVisibility, visibility);
  const release: Release = { visibility, availableFrom, keyVisibility, keyFrom };
  if (narrower(keyVisibility, visibility) !== keyVisibility) {
    return { release, problem: 'key-wider-than-set' };
  }
  const isEarly = keyFrom !== null && availableFrom !== null && keyFrom < availableFrom;
  return isEarly ? { release, problem: 'key-before-set' } : { release };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Years that sort as texts, and in which anything of a bank can happen. */
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 11, 31);

const HAS_DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Tells whether the month has the day, which `Date` carries over into the next one. */
function isDay(text: string): boolean {
  const [, year, month, day] = (HAS_DAY.exec(text) ?? []).map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
}

/**
 * A moment as it is kept, in UTC: `2026-12-20T05:00:00.000Z`.
 *
 * @param text ISO 8601 with its time and its offset
 * @returns undefined for anything else
 */
export function readMoment(text: string): string | undefined {
  if (!MOMENT.test(text) || !isDay(text)) return undefined;
  const time = Date.parse(
    text
      .replace(',', '.')
      .toUpperCase()
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
  );
  return time >= FIRST && time <= LAST ? new Date(time).toISOString() : undefined;
}
