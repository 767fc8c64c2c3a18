import type { SetSort } from '@bank-soal/contract/sets';
import type { QuestionSet } from './question-set.js';

const titles = new Intl.Collator('id', { numeric: true });

type Order = (a: QuestionSet, b: QuestionSet) => number;

const newest: Order = (a, b) =>
  a.lastUpdated < b.lastUpdated ? 1 : a.lastUpdated > b.lastUpdated ? -1 : 0;

const ORDERS: Record<SetSort, Order> = {
  newest,
  oldest: (a, b) => newest(b, a),
  title: (a, b) => titles.compare(a.title, b.title),
  downloads: (a, b) => b.downloads - a.downloads,
};

function isSorted(sets: readonly QuestionSet[], order: Order): boolean {
  for (let index = 1; index < sets.length; index += 1) {
    if (order(sets[index - 1] as QuestionSet, sets[index] as QuestionSet) > 0) return false;
  }
  return true;
}

const sorted = new WeakMap<
  readonly QuestionSet[],
  Partial<Record<SetSort, readonly QuestionSet[]>>
>();

/**
 * The sets in an order; equal ones stay as they were. Made once for as long as the list lives;
 * a list that is in order already is given back itself.
 */
export function sortOnce(sets: readonly QuestionSet[], by: SetSort): readonly QuestionSet[] {
  const known = sorted.get(sets) ?? {};
  sorted.set(sets, known);
  const order = ORDERS[by];
  known[by] ??= isSorted(sets, order) ? sets : sets.toSorted(order);
  return known[by];
}
