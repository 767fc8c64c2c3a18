import type { SetEventAnswer } from '@bank-soal/contract/sets';
import type { DbOrTransaction } from '../db/schema.js';
import { bytesOf, firstOfPage } from '../lists/page-bytes.js';

/** Lines of one answer: the newest, as many as are no more than a page in bytes. */
const MOST = 1000;

type Facts = Record<string, unknown> | null;

const parsed = (text: string | null): Facts => (text === null ? null : JSON.parse(text));

/** The fields of one state that the other does not have, or has otherwise. */
function differing(facts: Facts, other: Facts): Facts {
  if (facts === null || other === null) return facts;
  return Object.fromEntries(Object.entries(facts).filter(([name, fact]) => other[name] !== fact));
}

/** Changes of a set, newest first. */
export async function setHistory(db: DbOrTransaction, setId: number): Promise<SetEventAnswer[]> {
  const newest = db
    .selectFrom('audit_log')
    .where('target', '=', 'set')
    .where('target_id', '=', setId)
    .orderBy('id', 'desc')
    .limit(MOST);
  const sizes = await newest.select(['id', bytesOf('before', 'after').as('bytes')]).execute();
  const rows = await newest
    .select(['at', 'actor_id', 'actor_name', 'action', 'before', 'after'])
    .where('id', '>=', firstOfPage(sizes).at(-1)?.id ?? 0)
    .execute();
  return rows.map((row) => {
    const [before, after] = [parsed(row.before), parsed(row.after)];
    return {
      at: row.at,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
      action: row.action,
      before: differing(before, after),
      after: differing(after, before),
    };
  });
}
