import type { Blueprint, PaperFields } from '@bank-soal/contract/papers';
import { blueprintOf } from '@bank-soal/contract/papers';
import type { QuestionFields } from '@bank-soal/contract/questions';
import { nameKey } from '@bank-soal/contract/tags';
import { blueprintCells, itemsInVariant } from '@bank-soal/paper/exam';
import type { DbOrTransaction, OutcomeRow } from '../db/schema.js';
import { writeCsv } from '../lists/write-csv.js';
import { knownOutcomes } from '../questions/question-outcomes.js';
import { versionBodies } from './own-versions.js';

/** The variant whose numbers a blueprint names. */
const FIRST_VARIANT = 'A';

/** The outcomes of the course that a paper names; none where no course has the name. */
const expectedOutcomes = (db: DbOrTransaction, course: string): Promise<OutcomeRow[]> =>
  db
    .selectFrom('outcomes')
    .innerJoin('course_tags', 'course_tags.id', 'outcomes.course_tag_id')
    .selectAll('outcomes')
    .where('course_tags.name_key', '=', nameKey(course))
    .execute();

const read = ({ cpl, ...outcome }: OutcomeRow) => ({
  ...outcome,
  cpl: JSON.parse(cpl) as string[],
});

/** A paper's blueprint, of the versions of questions that it keeps. */
export async function paperBlueprint(
  db: DbOrTransaction,
  { head, sections, seed }: Pick<PaperFields, 'head' | 'sections' | 'seed'>,
): Promise<Blueprint> {
  const placed = sections.flatMap((section) => itemsInVariant(seed, FIRST_VARIANT, section));
  const bodyOf = await versionBodies(db, placed);
  const items = placed.map((item) => {
    const {
      kind,
      outcomeIds = [],
      cognitive = null,
    }: QuestionFields = JSON.parse(bodyOf(item) ?? '{"kind":"uraian"}');
    return { kind, points: item.points, outcomeIds, cognitive };
  });
  const ids = [...new Set(items.flatMap(({ outcomeIds }) => outcomeIds))];
  const borne = await knownOutcomes(db, ids);
  const expected = await expectedOutcomes(db, head.course);
  return blueprintOf(items, borne.map(read), expected.map(read));
}

/** A blueprint as a CSV file. */
export const blueprintCsv = (blueprint: Blueprint): string => {
  const [fields = [], ...data] = blueprintCells(blueprint);
  return writeCsv({ fields, data });
};
