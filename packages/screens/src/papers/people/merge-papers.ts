import type { PaperBody } from '@bank-soal/contract/papers';
import type { ConflictSide } from '@bank-soal/ui/conflict-choice';

type Section = NonNullable<PaperBody['sections']>[number];
type Item = NonNullable<Section['items']>[number];
type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Both changes of one value; undefined where they meet. */
function merged<T>(base: T | undefined, mine: T, theirs: T): { value: T } | undefined {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine };
  return same(mine, base) ? { value: theirs } : undefined;
}

const idsOf = (items: readonly Item[]) => items.map(({ questionId }) => questionId);

/** Questions of a section: what either put in is in, what either took out is out. */
function mergedItems(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]) {
  const of = (items: readonly Item[], id: number) =>
    items.find(({ questionId }) => questionId === id);
  const [before, here, there] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  const isMoved = !same(
    before.filter((id) => there.includes(id)),
    there.filter((id) => before.includes(id)),
  );
  const [first, second] = isMoved ? [there, here] : [here, there];
  const items: Item[] = [];
  for (const id of [...first, ...second.filter((one) => !first.includes(one))]) {
    const [old, own, other] = [of(base, id), of(mine, id), of(theirs, id)];
    if (own && other) {
      const item = merged(old, own, other);
      if (!item) return undefined;
      items.push(item.value);
    } else if (!old && (own ?? other)) items.push((own ?? other) as Item);
  }
  return items;
}

function mergedSections(
  base: readonly Section[] | undefined,
  mine: readonly Section[],
  theirs: readonly Section[],
): { value: readonly Section[] } | undefined {
  const whole = merged(base, mine, theirs);
  if (whole || base?.length !== mine.length || mine.length !== theirs.length) return whole;
  const value: Section[] = [];
  for (const [at, old] of base.entries()) {
    const { items: own = [], ...here } = mine[at] as Section;
    const { items: other = [], ...there } = theirs[at] as Section;
    const { items: before = [], ...heading } = old;
    const head = merged(heading, here, there);
    const items = mergedItems(before, own, other);
    if (!head || !items) return undefined;
    value.push({ ...head.value, items });
  }
  // A question that one moved and the other took into another section would stand twice.
  const ids = value.flatMap(({ items = [] }) => idsOf(items));
  return new Set(ids).size === ids.length ? { value } : undefined;
}

/** A paper as its fields: those of the head by themselves. */
const flat = ({ head, ...body }: PaperBody): Fields => ({ ...head, ...body });

/** Two changes of one paper as one, as far as they do not meet, and the names of the fields where they do. */
export interface PaperMerge {
  body: PaperBody;
  fields: string[];
}

/**
 * Merges what two people made of one paper.
 *
 * @param base what both began with; undefined: not known, and whatever differs meets
 * @param sides who wins a field that both changed; theirs stays in the body until it is decided
 */
export function mergePapers(
  base: PaperBody | undefined,
  mine: PaperBody,
  theirs: PaperBody,
  sides: Readonly<Record<string, ConflictSide>> = {},
): PaperMerge {
  const [before, here, there] = [base && flat(base), flat(mine), flat(theirs)];
  const fields: string[] = [];
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(here)) {
    const value =
      name === 'sections'
        ? mergedSections(base?.sections, mine.sections ?? [], theirs.sections ?? [])
        : merged(before?.[name], here[name], there[name]);
    if (!value) fields.push(name);
    found[name] = value ? value.value : (sides[name] === 'mine' ? here : there)[name];
  }
  const head = Object.fromEntries(Object.keys(mine.head ?? {}).map((name) => [name, found[name]]));
  const rest = Object.fromEntries(
    Object.keys(mine)
      .filter((name) => name !== 'head')
      .map((name) => [name, found[name]]),
  );
  return { body: { ...rest, head } as PaperBody, fields };
}
