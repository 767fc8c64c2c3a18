import {
  ACCOUNTS_PAGE_SIZE,
  type AccountAnswer,
  type AccountQuery,
  type AccountSort,
} from '@bank-soal/contract/accounts';
import { foldText } from '@bank-soal/contract/sets';
import type { DbOrTransaction, UserRow } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';

/** Columns of an account for administrators. */
export const ACCOUNT_COLUMNS = [
  'id',
  'name',
  'email',
  'kind',
  'status',
  'last_sign_in',
  'created_at',
] as const;

/** An account as administrators see it. */
export function toAccountAnswer({
  last_sign_in: lastSignIn,
  ...account
}: Pick<UserRow, (typeof ACCOUNT_COLUMNS)[number]>): AccountAnswer {
  const { id, name, email, kind, status, created_at } = account;
  return { id, name, email, kind, status, lastSignIn, created_at };
}

/** Keys of the sort order; later moments first, and no moment last. */
const KEY_OF: Readonly<Record<AccountSort, (account: AccountAnswer) => string>> = {
  name: ({ name }) => foldText(name),
  newest: ({ created_at }) => created_at,
  lastSignIn: ({ lastSignIn }) => lastSignIn ?? '',
};

interface Keyed {
  key: string;
  id: number;
}

/** Negative when the first comes first. Of equals, the one who was there first. */
const inOrder = (sort: AccountSort) => (one: Keyed, other: Keyed) => {
  const direction = sort === 'name' ? 1 : -1;
  if (one.key !== other.key) return one.key < other.key ? -direction : direction;
  return one.id - other.id;
};

const writeCursor = ({ key, id }: Keyed) => JSON.stringify([key, id]);

/** @throws Refusal 400 for an invalid cursor */
function readCursor(cursor: string): Keyed {
  try {
    const parts: unknown = JSON.parse(cursor);
    const [key, id] = Array.isArray(parts) ? parts : [];
    if (typeof key === 'string' && Number.isSafeInteger(id)) return { key, id };
  } catch {
    // Reported below.
  }
  throw new Refusal(400, { code: 'invalid', what: 'cursor' });
}

/**
 * One page of the accounts. All are read: a faculty has some thousands, and databases neither fold nor order
 * letters alike.
 *
 * @throws Refusal 400 for a wrong cursor
 */
export async function accountPage(db: DbOrTransaction, query: AccountQuery) {
  const { kind, status, sort = 'name', limit = ACCOUNTS_PAGE_SIZE, cursor } = query;
  const after = cursor ? readCursor(cursor) : undefined;
  let rows = db.selectFrom('users').select(ACCOUNT_COLUMNS);
  if (kind) rows = rows.where('kind', '=', kind);
  if (status) rows = rows.where('status', '=', status);
  const sought = foldText(query.q?.trim() ?? '');
  const compare = inOrder(sort);
  const found = (await rows.execute())
    .map(toAccountAnswer)
    .filter(({ name, email }) => foldText(`${name}\n${email}`).includes(sought))
    .map((account) => ({ account, key: KEY_OF[sort](account), id: account.id }))
    .toSorted(compare);
  const rest = after ? found.filter((one) => compare(after, one) < 0) : found;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    sets: shown.map(({ account }) => account),
    total: found.length,
    nextCursor: rest.length > limit && last ? writeCursor(last) : undefined,
  };
}
