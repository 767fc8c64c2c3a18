import type { PaperFields } from '@bank-soal/contract/papers';
import { imagesIn } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { PaperRow } from '../db/schema.js';

type Beside = Pick<PaperFields, 'instructions' | 'sections'>;

/** Pictures that a paper names beside its questions. */
const namedIn = ({ instructions, sections }: Beside) =>
  imagesIn(...instructions, ...sections.map(({ note }) => note));

/** The account that put a picture beside a paper's questions: a writer, or its owner. */
export function putByOf({ images_by, owner_id }: Pick<PaperRow, 'images_by' | 'owner_id'>) {
  const by = JSON.parse(images_by) as Record<string, number>;
  return (sha256: string) => by[sha256] ?? owner_id ?? 0;
}

/**
 * The same after a change: what was there stays by who put it in, what is new is by the writer. A picture of
 * the owner's that a writer names by its hash opens nothing so.
 */
export function imagesBy(row: PaperRow, before: Beside, after: Beside, writer: Account): string {
  const putBy = putByOf(row);
  const known = new Set(namedIn(before));
  const by = namedIn(after).map((one) => [one, known.has(one) ? putBy(one) : writer.id] as const);
  return JSON.stringify(Object.fromEntries(by.filter(([, account]) => account !== row.owner_id)));
}
