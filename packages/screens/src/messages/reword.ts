import { Pattern } from './pattern.js';
import type { Rewording, Wording } from './words.js';

type Tree = { [name: string]: unknown };

function isGroup(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

type Sentence = (...values: never[]) => string;

/** What a catalogue's text is at its place; another catalogue, or no place yet, leaves it open. */
function settle(before: unknown, pattern: Pattern): unknown {
  if (typeof before === 'function') return pattern.over(before as Sentence);
  if (typeof before === 'string') return pattern.text;
  return isGroup(before) && !(before instanceof Pattern) ? before : pattern;
}

function merge(own: Tree, given: Tree): Tree {
  const merged: Tree = { ...own };
  for (const [name, value] of Object.entries(given)) {
    const before = merged[name];
    if (value === undefined) continue;
    if (value instanceof Pattern) merged[name] = settle(before, value);
    else merged[name] = isGroup(before) && isGroup(value) ? merge(before, value) : value;
  }
  return merged;
}

const known = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * Puts a host's words over the built-in ones, group by group.
 *
 * @returns the same object for the same two, so that it may stand among what an effect depends on
 */
export function reword<T extends object>(own: T, given: Rewording<Wording<T>>): Wording<T> {
  let ofGiven = known.get(given);
  if (!ofGiven) known.set(given, (ofGiven = new WeakMap()));
  let merged = ofGiven.get(own);
  if (!merged) ofGiven.set(own, (merged = merge(own as Tree, given as Tree)));
  return merged as Wording<T>;
}
