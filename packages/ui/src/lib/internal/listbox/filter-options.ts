import { type Choice, groupOf, labelOf } from './option.js';

const lowered = new WeakMap<readonly Choice[], string[]>();

function haystacks(options: readonly Choice[]): string[] {
  let known = lowered.get(options);
  if (!known) {
    known = options.map((option) => labelOf(option).toLowerCase());
    lowered.set(options, known);
  }
  return known;
}

/**
 * Matches of a typed text, regardless of case: options that begin with it first, then those that contain it,
 * each in the order of the options, which alone counts where they have groups. An empty text matches
 * everything.
 */
export function filterOptions<Each extends Choice>(
  options: readonly Each[],
  typed: string,
): readonly Each[] {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return options;
  const beginning: Each[] = [];
  const containing: Each[] = [];
  haystacks(options).forEach((haystack, index) => {
    const option = options[index] as Each;
    const at = haystack.indexOf(needle);
    if (at === 0 || (at > 0 && groupOf(option))) beginning.push(option);
    else if (at > 0) containing.push(option);
  });
  return [...beginning, ...containing];
}

/** The option that a typed text stands for, regardless of case and outer spaces. */
export function findOption<Each extends Choice>(
  options: readonly Each[],
  typed: string,
): Each | undefined {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return undefined;
  const at = haystacks(options).indexOf(needle);
  return at < 0 ? undefined : options[at];
}
