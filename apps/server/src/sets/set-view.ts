import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import {
  mayOpenKey,
  maySeeSet,
  READER_LEVELS,
  type ReaderLevel,
  type Release,
  type SetReader,
  visibilitiesFor,
} from '@bank-soal/contract/sets';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Account } from '../account.js';
import type { QuestionSetRow } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import type { Config } from '../settings/config.js';

/** The person that a request is answered for. */
export interface Viewer {
  level: ReaderLevel;
  /** Creator of their own sets; null for a visitor, or in the place of others. */
  account: Pick<Account, 'id' | 'name'> | null;
}

/** One look at the sets: a viewer and a moment. */
export interface SetView extends Viewer {
  now: Date;
}

/** Viewer of a call without an account. */
export function visitorOf({ settings }: Pick<Config, 'settings'>): Viewer {
  return { level: settings.REQUIRE_LOGIN ? 'stranger' : 'visitor', account: null };
}

/**
 * Viewer in whose place an account reads.
 *
 * @param visitor who is not signed in
 * @throws Refusal 400 for a word of nobody
 */
export function viewerInPlace(as: string | undefined, visitor: Viewer): Viewer {
  if (as === 'visitor') return visitor;
  if (as === 'user' || as === 'lecturer') return { level: as, account: null };
  throw new Refusal(400, { code: 'invalid', what: 'as' });
}

export function viewerOf(account: Pick<Account, 'id' | 'name' | 'roles'>): Viewer {
  const { roles } = account;
  if (isAdmin(roles)) return { level: 'administrator', account };
  return { level: isLecturer(roles) ? 'lecturer' : 'user', account };
}

/** A viewer at this moment. */
export function viewOf(viewer: Viewer): SetView {
  return { ...viewer, now: new Date() };
}

/** The columns that say who sees a set. */
export type ReleaseColumns = Pick<
  QuestionSetRow,
  'visibility' | 'available_from' | 'key_visibility' | 'key_from' | 'creator_id'
>;

/** Every query that judges a set or a file of it selects these. */
export const RELEASE_COLUMNS = [
  'visibility',
  'available_from',
  'key_visibility',
  'key_from',
  'creator_id',
] as const;

export function releaseOf(set: Omit<ReleaseColumns, 'creator_id'>): Release {
  return {
    visibility: set.visibility,
    availableFrom: set.available_from,
    keyVisibility: set.key_visibility,
    keyFrom: set.key_from,
  };
}

/** Relation of the viewer to a set. */
export function viewerOfSet({ level, account }: Viewer, set: ReleaseColumns): SetReader {
  return { level, isOwner: account !== null && set.creator_id === account.id };
}

/** Whether a view shows a set that is not withdrawn. */
export function showsSet(view: SetView, set: ReleaseColumns): boolean {
  return maySeeSet(releaseOf(set), viewerOfSet(view, set), view.now.getTime());
}

/** Whether a view opens a set's key. */
export function opensKey(view: SetView, set: ReleaseColumns): boolean {
  return mayOpenKey(releaseOf(set), viewerOfSet(view, set), view.now.getTime());
}

/** Answers, test cases and later categories are a set's key. */
export function isKey({ category }: { category: string }): boolean {
  return category !== 'questions';
}

/** The visibilities of each level as SQL; a stranger's is one that no set has. */
const OPEN_TO = Object.fromEntries(
  READER_LEVELS.map((level) => {
    const words = visibilitiesFor(level).map((word) => `'${word}'`);
    return [level, sql.raw(words.join(', ') || "''")];
  }),
) as Record<ReaderLevel, RawBuilder<unknown>>;

/**
 * The one condition of every query of both databases: the sets that a view shows, withdrawn ones not
 * among them. It says the same as `maySeeSet`.
 */
export function shown({ level, account, now }: SetView): Expression<SqlBool> {
  if (level === 'administrator') return sql<SqlBool>`question_sets.withdrawn_at is null`;
  // Written out: to build it piece by piece costs more than to ask the database.
  const isOpen = sql<SqlBool>`question_sets.visibility in (${OPEN_TO[level]})
    and (question_sets.available_from is null or question_sets.available_from <= ${now.toISOString()})`;
  const isShown =
    account === null
      ? isOpen
      : sql<SqlBool>`(${isOpen} or question_sets.creator_id = ${account.id})`;
  return sql<SqlBool>`(question_sets.withdrawn_at is null and ${isShown})`;
}

/** Of a set that the view shows: the same as `opensKey`, as a condition of both databases. */
export function keyShown({ level, account, now }: SetView): Expression<SqlBool> {
  if (level === 'administrator') return sql<SqlBool>`true`;
  const isOpen = sql<SqlBool>`question_sets.key_visibility in (${OPEN_TO[level]})
    and (question_sets.key_from is null or question_sets.key_from <= ${now.toISOString()})`;
  return account === null
    ? sql<SqlBool>`(${isOpen})`
    : sql<SqlBool>`((${isOpen}) or question_sets.creator_id = ${account.id})`;
}
