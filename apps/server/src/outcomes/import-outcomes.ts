import { readFile } from 'node:fs/promises';
import {
  nameKey,
  OUTCOME_COLUMNS,
  OUTCOME_TAKEN,
  OUTCOMES_MAX,
  type OutcomeBody,
  outcomeBodySchema,
  readCpl,
} from '@bank-soal/contract/tags';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { answerOf, Refusal } from '../failures/refusal.js';
import { problemsOf, type RowError } from '../lists/import-rows.js';
import { readCsv } from '../lists/read-csv.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import type { UploadParts } from '../storage/upload-parts.js';
import { courseTag } from '../tags/course-tags.js';
import { outcomeColumns, outcomeFacts, outcomeRows, toOutcome } from './outcomes.js';

/** Fields of an outcome by the names of their columns. */
const COLUMNS = { code: 'kode', description: 'deskripsi', cpl: 'cpl' } as const;

const refused = (failure: ConstructorParameters<typeof Refusal>[1], rows: readonly RowError[]) =>
  new Refusal(422, failure, {}, { rows });

/** @throws Refusal 422 for a file without the columns, or without rows */
function readRows(bytes: Uint8Array): OutcomeBody[] {
  const [head, ...rows] = readCsv(bytes);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [code, description, cpl] = OUTCOME_COLUMNS.map((name) => names.indexOf(name));
  if (code === undefined || code < 0 || description === undefined || description < 0)
    throw refused({ code: 'invalid', what: 'outcome-columns' }, []);
  if (rows.length === 0) throw refused({ code: 'required', what: 'rows' }, []);
  return rows.map(({ cells }) => ({
    code: cells[code] ?? '',
    description: cells[description] ?? '',
    cpl: readCpl(cells[cpl ?? -1] ?? ''),
  }));
}

/** Judges the rows of a file: each by itself, and codes that come twice. @throws Refusal 422 */
function judged(rows: readonly OutcomeBody[], known: ReadonlySet<string>): OutcomeBody[] {
  const errors = rows.flatMap((row, index) =>
    problemsOf(outcomeBodySchema, row, index + 1).map((error) => ({
      ...error,
      field: COLUMNS[error.field as keyof typeof COLUMNS] ?? error.field,
    })),
  );
  const seen = new Set<string>();
  const all = new Set(known);
  for (const [index, { code }] of rows.entries()) {
    const key = nameKey(code);
    if (key === '') continue;
    const at = { row: index + 1, field: COLUMNS.code };
    if (seen.has(key)) errors.push({ ...at, ...answerOf(OUTCOME_TAKEN) });
    seen.add(key);
    if (all.size === OUTCOMES_MAX && !all.has(key)) {
      const failure = { code: 'too-many', what: 'outcomes', max: OUTCOMES_MAX } as const;
      errors.push({ ...at, ...answerOf(failure) });
    } else all.add(key);
  }
  if (errors.length === 0) return rows.map((row) => outcomeBodySchema.parse(row));
  const count = new Set(errors.map(({ row }) => row)).size;
  throw refused(
    { code: 'outcomes-refused', count },
    errors.toSorted((a, b) => a.row - b.row),
  );
}

const said = ({ code, description, cpl }: OutcomeBody) => JSON.stringify([code, description, cpl]);

async function insert(
  db: DbOrTransaction,
  row: ReturnType<typeof outcomeColumns> & { course_tag_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('outcomes')
    .values({ ...row, created_at: row.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores the outcomes of a CSV file, all or none: new ones by their codes, and what is said anew of known ones.
 *
 * @throws Refusal 400 without a file, 401, 403, 404, 422 that names every bad row
 */
export async function importOutcomes(
  db: Db,
  actor: Account,
  course: number,
  file: UploadParts['file'],
): Promise<{ created: number; changed: number }> {
  if (file === undefined) throw new Refusal(400, { code: 'required', what: 'file' });
  const rows = readRows(await readFile(file.content.path));
  return refuseDuplicate(OUTCOME_TAKEN, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const { name } = await courseTag(transaction, course, 'update');
      const known = new Map(
        (await outcomeRows(transaction, course)).map((row) => [row.code_key, toOutcome(row)]),
      );
      const counts = { created: 0, changed: 0 };
      for (const body of judged(rows, new Set(known.keys()))) {
        const columns = outcomeColumns(body);
        const old = known.get(columns.code_key);
        if (old && said(old) === said(body)) continue;
        const row = { ...columns, course_tag_id: course };
        const id = old ? old.id : await insert(transaction, row);
        if (old) await transaction.updateTable('outcomes').set(row).where('id', '=', id).execute();
        counts[old ? 'changed' : 'created'] += 1;
        await recordAudit(transaction, actor, {
          action: old ? 'update' : 'create',
          target: 'outcome',
          targetId: id,
          ...(old && { before: outcomeFacts(old, name) }),
          after: outcomeFacts(body, name),
        });
      }
      return counts;
    }),
  );
}
