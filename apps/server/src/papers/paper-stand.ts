import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { DbOrTransaction, PaperRow } from '../db/schema.js';

type PaperPeople = Pick<PaperAnswer, 'owner' | 'people' | 'review'>;

/** People and verification of some papers. */
export async function paperPeople(
  db: DbOrTransaction,
  rows: readonly PaperRow[],
): Promise<(row: PaperRow) => PaperPeople> {
  const papers = rows.map(({ id }) => id);
  const accounts = rows.flatMap(({ owner_id, reviewer_id }) => [owner_id ?? 0, reviewer_id ?? 0]);
  const named = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...accounts])
    .execute();
  const people = await db
    .selectFrom('paper_people')
    .innerJoin('users', 'users.id', 'paper_people.user_id')
    .select(['paper_people.paper_id', 'users.id', 'users.name', 'paper_people.may'])
    .where('paper_people.paper_id', 'in', [0, ...papers])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
  const byId = new Map(named.map((person) => [person.id, person]));
  const personOf = (id: number | null) => byId.get(id ?? 0) ?? null;
  return ({ id: paper, owner_id, reviewer_id, review_status: status, review_at, review_note }) => {
    const [by, at] = [personOf(reviewer_id), review_at];
    return {
      owner: personOf(owner_id) ?? { id: paper, name: '' },
      people: people
        .filter(({ paper_id }) => paper_id === paper)
        .map(({ id, name, may }) => ({ id, name, may })),
      review:
        status === 'none'
          ? { status, by: null, at: null, note: null, ended: at === null ? null : { by, at } }
          : { status, by, at, note: review_note, ended: null },
    };
  };
}
