import {
  COGNITIVE_LEVELS,
  type CognitiveLevel,
  compareCodes,
} from '../questions/cognitive-levels.js';
import { QUESTION_KINDS, type QuestionKind } from '../questions/question-kinds.js';
import type { Blueprint } from './blueprints.js';

/** A learning outcome, as far as a blueprint says it. */
export interface BlueprintOutcome {
  /** Tells it from others of the same code in other courses. */
  id: number;
  /** As its course calls it. */
  code: string;
  /** Abilities of a student who has learned it. */
  description: string;
  /** Codes of the programme's outcomes that it serves. */
  cpl: readonly string[];
}

/** A question of a paper, in the order of variant A. */
export interface BlueprintItem {
  /** Kind of the question. */
  kind: QuestionKind;
  /** Its points in the paper. */
  points: number;
  /** Ids of the outcomes that it asks for; one that no outcome has is not counted. */
  outcomeIds: readonly number[];
  /** Null where nobody said. */
  cognitive: CognitiveLevel | null;
}

type Outcome = NonNullable<Blueprint['rows'][number]['outcome']>;

interface Part {
  outcome: BlueprintOutcome | null;
  cognitive: CognitiveLevel | null;
  number: number;
  kind: QuestionKind;
  points: number;
}

/** Tenths of a percent in a whole. */
const WHOLE = 1_000;

/** Far above what adding fractions may err, far below what anybody can see. */
const EXACT = 1e6;

const rounded = (points: number) => Math.round(points * EXACT) / EXACT;

/**
 * Percents to one decimal that are 100 together, by largest remainders: of equal ones the first is rounded up.
 * All are 0 where nothing is worth anything.
 */
export function percentsOf(points: readonly number[]): number[] {
  const total = points.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return points.map(() => 0);
  const exact = points.map((one) => rounded((one / total) * WHOLE));
  const tenths = exact.map(Math.floor);
  const left = WHOLE - tenths.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: rounded(one - Math.floor(one)) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((one) => one / 10);
}

const levelPlace = (level: CognitiveLevel | null) =>
  level === null ? COGNITIVE_LEVELS.length : COGNITIVE_LEVELS.indexOf(level);

function compareOutcomes(one: BlueprintOutcome | null, other: BlueprintOutcome | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareCodes(one.code, other.code) || one.id - other.id;
}

/** A question's parts: it shares its points evenly between its outcomes. */
function partsOf(
  { kind, points, outcomeIds, cognitive }: BlueprintItem,
  number: number,
  known: ReadonlyMap<number, BlueprintOutcome>,
): Part[] {
  const outcomes = [...new Set(outcomeIds)].flatMap((id) => known.get(id) ?? []);
  const shared = outcomes.length > 0 ? outcomes : [null];
  return shared.map((outcome) => ({
    outcome,
    cognitive,
    number,
    kind,
    points: points / shared.length,
  }));
}

/** Parts by a key, in the order in which their keys come. */
function keyed(parts: readonly Part[], keyOf: (part: Part) => unknown): Part[][] {
  const groups = new Map<unknown, Part[]>();
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part]);
  return [...groups.values()];
}

const pointsOf = (parts: readonly Part[]) =>
  rounded(parts.reduce((sum, { points }) => sum + points, 0));

/** Groups of parts with their points and percents; the first part stands for its group. */
function sharesOf(groups: readonly Part[][]) {
  const points = groups.map(pointsOf);
  const percents = percentsOf(points);
  return groups.flatMap((parts, index) => {
    const [first] = parts;
    const [worth, percent] = [points[index] ?? 0, percents[index] ?? 0];
    return first ? [{ first, parts, share: { points: worth, percent } }] : [];
  });
}

const answered = ({ id, code, description, cpl }: BlueprintOutcome): Outcome => ({
  id,
  code,
  description,
  cpl: [...cpl],
});

/**
 * A paper's blueprint (kisi-kisi).
 *
 * @param items the questions in the order of variant A
 * @param outcomes all that the questions may bear
 * @param expected the outcomes of the paper's course
 */
export function blueprintOf(
  items: readonly BlueprintItem[],
  outcomes: readonly BlueprintOutcome[],
  expected: readonly BlueprintOutcome[],
): Blueprint {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const parts = items
    .flatMap((item, index) => partsOf(item, index + 1, known))
    .toSorted(
      (a, b) =>
        compareOutcomes(a.outcome, b.outcome) ||
        levelPlace(a.cognitive) - levelPlace(b.cognitive) ||
        a.number - b.number,
    );
  const byRow = keyed(parts, ({ outcome, cognitive }) => `${outcome?.id} ${cognitive}`);
  const byOutcome = keyed(parts, ({ outcome }) => outcome?.id);
  const byLevel = keyed(parts, ({ cognitive }) => cognitive).toSorted(
    ([a], [b]) => levelPlace(a?.cognitive ?? null) - levelPlace(b?.cognitive ?? null),
  );
  const asked = new Set(parts.map(({ outcome }) => outcome?.id));
  return {
    totalPoints: rounded(items.reduce((sum, { points }) => sum + points, 0)),
    rows: sharesOf(byRow).map(({ first, parts: own, share }) => ({
      outcome: first.outcome && answered(first.outcome),
      cognitive: first.cognitive,
      numbers: own.map(({ number }) => number),
      kinds: QUESTION_KINDS.filter((kind) => own.some((part) => part.kind === kind)),
      ...share,
    })),
    outcomes: sharesOf(byOutcome).flatMap(({ first: { outcome }, share }) =>
      outcome ? [{ id: outcome.id, code: outcome.code, ...share }] : [],
    ),
    levels: sharesOf(byLevel).map(({ first: { cognitive }, share }) => ({ cognitive, ...share })),
    missing: expected
      .filter(({ id }) => !asked.has(id))
      .toSorted(compareOutcomes)
      .map(({ id, code }) => ({ id, code })),
  };
}
