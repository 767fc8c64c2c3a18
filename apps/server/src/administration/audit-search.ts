import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';

/** Facts of an event with the name of its target. */
const NAMES = ['title', 'name', 'nama', 'email'] as const;

/**
 * Whether an event is by a person, or about a thing, whose name holds a text: as it was called then, or is
 * now. Databases fold the letters of ASCII only.
 *
 * @param sought in lower case
 */
export function named(db: DbOrTransaction, sought: string) {
  const { jsonText } = dialectOf(db);
  const pattern = `%${sought.replace(/[!%_]/g, (sign) => `!${sign}`)}%`;
  const holds = (text: RawBuilder<unknown>): Expression<SqlBool> =>
    sql<SqlBool>`lower(${text}) like ${pattern} escape '!'`;
  const facts = NAMES.flatMap((name) => [jsonText('before', name), jsonText('after', name)]);

  return (eb: ExpressionBuilder<Database, 'audit_log'>) => {
    const sets = eb
      .selectFrom('question_sets')
      .select('question_sets.id')
      .where(holds(sql.ref('question_sets.title')));
    const files = eb.selectFrom('files').select('files.id').where('question_set_id', 'in', sets);
    const comments = eb
      .selectFrom('comments')
      .select('comments.id')
      .where('question_set_id', 'in', sets);
    const people = eb
      .selectFrom('users')
      .select('users.id')
      .where((user) => user.or([holds(sql.ref('users.name')), holds(sql.ref('users.email'))]));
    const isOne = (target: string, ids: Expression<{ id: number }>) =>
      eb.and([eb('target', '=', target), eb('target_id', 'in', ids as never)]);
    return eb.or([
      holds(sql.ref('actor_name')),
      ...facts.map(holds),
      eb('actor_id', 'in', people),
      isOne('account', people),
      isOne('set', sets),
      isOne('file', files),
      isOne('comment', comments),
    ]);
  };
}
