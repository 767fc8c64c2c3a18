import {
  mayOpenKey,
  maySeeSet,
  type ReaderLevel,
  type Release,
  type SetReader,
  visibilitiesFor,
} from '@bank-soal/contract/release';
import { isAdmin, isLecturer } from '@bank-soal/contract/roles';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Account } from '../account.js';
import type { Database, QuestionSetRow } from '../db/schema.js';

/** Who reads. */
export interface Reader {
  level: ReaderLevel;
  /** Whose sets are their own; null for who is not known, or reads in the place of others. */
  account: Pick<Account, 'id' | 'name'> | null;
}

/** One look at the sets: who reads, and at which moment. */
export interface SetView extends Reader {
  now: Date;
}

/** Whoever is not signed in. */
export function visitorOf({ requireLogin }: { requireLogin: boolean }): Reader {
  return { level: requireLogin ? 'stranger' : 'visitor', account: null };
}

export function readerOf(account: Account): Reader {
  const { roles } = account;
  if (isAdmin(roles)) return { level: 'administrator', account };
  return { level: isLecturer(roles) ? 'lecturer' : 'user', account };
}

/** What a reader sees at this moment. */
export function viewOf(reader: Reader): SetView {
  return { ...reader, now: new Date() };
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

/** What a view's reader is to a set. */
export function readerOfSet({ level, account }: Reader, set: ReleaseColumns): SetReader {
  return { level, isOwner: account !== null && set.creator_id === account.id };
}

/** Whether a view shows a set that is not withdrawn. */
export function showsSet(view: SetView, set: ReleaseColumns): boolean {
  return maySeeSet(releaseOf(set), readerOfSet(view, set), view.now.getTime());
}

/** Whether a view opens a set's key. */
export function opensKey(view: SetView, set: ReleaseColumns): boolean {
  return mayOpenKey(releaseOf(set), readerOfSet(view, set), view.now.getTime());
}

/** Answers and test cases, and what a later version may have, are a set's key. */
export function isKey({ category }: { category: string }): boolean {
  return category !== 'questions';
}

/**
 * The one condition of every query of both databases: the sets that a view shows, withdrawn ones not
 * among them. It says the same as `maySeeSet`.
 */
export function shown({ level, account, now }: SetView): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'question_sets'>();
  const isKept = eb('question_sets.withdrawn_at', 'is', null);
  if (level === 'administrator') return isKept;
  const visibilities = visibilitiesFor(level);
  const isOpen =
    visibilities.length === 0
      ? eb.lit(false)
      : eb.and([
          eb('question_sets.visibility', 'in', visibilities),
          eb.or([
            eb('question_sets.available_from', 'is', null),
            eb('question_sets.available_from', '<=', now.toISOString()),
          ]),
        ]);
  if (account === null) return eb.and([isKept, isOpen]);
  return eb.and([isKept, eb.or([isOpen, eb('question_sets.creator_id', '=', account.id)])]);
}
