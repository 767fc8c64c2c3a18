import type { ColumnType } from 'kysely';

/** ISO 8601 in UTC, as text: sorts by time, and reads the same from every database. */
export type Moment = string;

/** A moment that may be in the future; null unless set. */
export type Later = ColumnType<Moment | null, Moment | null | undefined, Moment | null>;

/** Set when the row is made, never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
