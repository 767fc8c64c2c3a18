import type { AuditEvent } from '@bank-soal/contract/administration';
import type { DbOrTransaction } from '../db/schema.js';

/** Target of an event. */
interface Done {
  target: string;
  target_id: number;
  before: string | null;
  after: string | null;
}

/** Current names of targets, and the sets that they belong to. */
export interface AuditThings {
  of: (event: Done) => Pick<AuditEvent, 'name' | 'set'>;
}

const TAGS = {
  'course-tag': 'course_tags',
  'material-tag': 'material_tags',
  'course-material': 'course_materials',
} as const;

/** The set that the facts of an event name: all that is left of a file or a comment that is gone. */
function setIn({ before, after }: Done): number {
  const facts = { ...JSON.parse(before ?? '{}'), ...JSON.parse(after ?? '{}') };
  return Number.isSafeInteger(facts.set) ? facts.set : 0;
}

/** Looks up the things of a page of events. */
export async function auditThings(
  db: DbOrTransaction,
  events: readonly Done[],
): Promise<AuditThings> {
  const idsOf = (target: string) => {
    const ids = events.filter((event) => event.target === target).map((event) => event.target_id);
    return [...new Set([0, ...ids])];
  };
  const names = new Map<string, string>();
  const note = (target: string, rows: readonly { id: number; name: string }[]) => {
    for (const { id, name } of rows) names.set(`${target} ${id}`, name);
  };
  const users = db.selectFrom('users').select(['id', 'name']);
  note('account', await users.where('id', 'in', idsOf('account')).execute());
  for (const [target, table] of Object.entries(TAGS)) {
    const tags = db.selectFrom(table).select(['id', 'name']);
    note(target, await tags.where('id', 'in', idsOf(target)).execute());
  }
  const outcomes = db.selectFrom('outcomes').select(['id', 'code as name']);
  note('outcome', await outcomes.where('id', 'in', idsOf('outcome')).execute());
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'question_set_id'])
    .where('id', 'in', idsOf('file'))
    .execute();
  note('file', files);
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'question_set_id'])
    .where('id', 'in', idsOf('comment'))
    .execute();
  const holders = new Map<string, number>();
  for (const { id, question_set_id } of files) holders.set(`file ${id}`, question_set_id);
  for (const { id, question_set_id } of comments) holders.set(`comment ${id}`, question_set_id);
  const setOf = (event: Done) =>
    event.target === 'set'
      ? event.target_id
      : (holders.get(`${event.target} ${event.target_id}`) ?? setIn(event));
  const sets = await db
    .selectFrom('question_sets')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set([0, ...events.map(setOf)])])
    .where('withdrawn_at', 'is', null)
    .execute();
  const byId = new Map(sets.map((set) => [set.id, set]));
  return {
    of: (event) => {
      const set = byId.get(setOf(event)) ?? null;
      const name = names.get(`${event.target} ${event.target_id}`) ?? null;
      return { name: event.target === 'set' ? (set?.title ?? null) : name, set };
    },
  };
}
