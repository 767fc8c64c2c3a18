import { nameKey, OUTCOME_CODE_MAX } from '@bank-soal/contract/tags';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.js';

/** An outcome of a merged course: its code before, and since. */
export interface MovedOutcome {
  id: number;
  code: string;
  merged: string;
}

/** The code itself, or with a number behind it where the other course has it already. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? '' : ` (${number})`;
    const free = code.slice(0, OUTCOME_CODE_MAX - mark.length) + mark;
    if (!taken.has(nameKey(free))) return free;
  }
}

const codeColumns = (code: string) => ({ code, code_key: nameKey(code) });

/** Moves the outcomes of one course to another; questions keep theirs. */
export async function moveOutcomes(
  db: Transaction<Database>,
  from: number,
  into: number,
): Promise<MovedOutcome[]> {
  const rowsOf = (course: number) =>
    db
      .selectFrom('outcomes')
      .select(['id', 'code', 'code_key'])
      .where('course_tag_id', '=', course)
      .orderBy('id')
      .execute();
  const taken = new Set((await rowsOf(into)).map(({ code_key }) => code_key));
  const moved: MovedOutcome[] = [];
  for (const { id, code } of await rowsOf(from)) {
    const merged = freeCode(code, taken);
    taken.add(nameKey(merged));
    await db
      .updateTable('outcomes')
      .set({ course_tag_id: into, ...codeColumns(merged) })
      .where('id', '=', id)
      .execute();
    moved.push({ id, code, merged });
  }
  return moved;
}

/** Moves them back; a code that was changed meanwhile stays. */
export async function putBackOutcomes(
  db: Transaction<Database>,
  id: number,
  into: number,
  moved: readonly MovedOutcome[] = [],
): Promise<void> {
  for (const one of moved) {
    const there = await db
      .updateTable('outcomes')
      .set({ course_tag_id: id })
      .where('id', '=', one.id)
      .where('course_tag_id', '=', into)
      .returning('code')
      .executeTakeFirst();
    if (there?.code !== one.merged || one.merged === one.code) continue;
    await db.updateTable('outcomes').set(codeColumns(one.code)).where('id', '=', one.id).execute();
  }
}
