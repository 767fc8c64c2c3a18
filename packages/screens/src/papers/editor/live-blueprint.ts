import type { Blueprint } from '@bank-soal/contract/papers';
import { type BlueprintOutcome, blueprintOf } from '@bank-soal/contract/papers';
import { itemsInVariant } from '@bank-soal/paper/exam';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import type { PaperDraft } from '../draft/paper-draft.js';
import { FIRST } from './choices-of.js';

/** A paper's blueprint as it stands while one composes, and its questions in the order of variant A. */
export interface LiveBlueprint {
  blueprint: Blueprint;
  /** What is asked, by number from 1. */
  texts: readonly string[];
  /** Of outcomes, by id. */
  descriptions: ReadonlyMap<number, string>;
}

/** What a question of a paper says of itself, as far as it is known. */
type Known = Pick<BankQuestion, 'outcomeIds' | 'cognitive'>;

/**
 * The blueprint of a draft, by the arithmetic of the server.
 *
 * @param known what is known of a question in the version that the paper has
 * @param borne outcomes that the questions may bear, of any course
 * @param expected outcomes of the paper's course
 */
export function liveBlueprint(
  { sections, seed }: Pick<PaperDraft, 'sections' | 'seed'>,
  known: (id: string) => Known | undefined,
  borne: readonly BlueprintOutcome[],
  expected: readonly BlueprintOutcome[],
): LiveBlueprint {
  const placed = sections.flatMap(({ items, shuffle }) => {
    const numbered = items.map((item) => ({ item, questionId: Number(item.id) }));
    // A new paper has no seed before the server gives it one.
    return itemsInVariant(seed ?? 0, FIRST.variant, {
      items: numbered,
      shuffle: shuffle && seed !== undefined,
    });
  });
  const items = placed.map(({ item }) => {
    const { outcomeIds = [], cognitive = null } = known(item.id) ?? {};
    return { kind: item.question.kind, points: item.points ?? 0, outcomeIds, cognitive };
  });
  return {
    blueprint: blueprintOf(items, borne, expected),
    descriptions: new Map(borne.map(({ id, description }) => [id, description])),
    texts: placed.map(({ item }) => item.question.markdown),
  };
}
