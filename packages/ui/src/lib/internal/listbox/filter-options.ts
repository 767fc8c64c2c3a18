const lowered = new WeakMap<readonly string[], string[]>();

function haystacks(options: readonly string[]): string[] {
  let known = lowered.get(options);
  if (!known) {
    known = options.map((option) => option.toLowerCase());
    lowered.set(options, known);
  }
  return known;
}

/**
 * What matches a typed text, regardless of case: what begins with it first, then what contains it,
 * each in the order of the options. An empty text matches everything.
 */
export function filterOptions(options: readonly string[], typed: string): readonly string[] {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return options;
  const beginning: string[] = [];
  const containing: string[] = [];
  haystacks(options).forEach((haystack, index) => {
    const at = haystack.indexOf(needle);
    if (at === 0) beginning.push(options[index] as string);
    else if (at > 0) containing.push(options[index] as string);
  });
  return [...beginning, ...containing];
}

/** The option that a typed text stands for, regardless of case and outer spaces. */
export function findOption(options: readonly string[], typed: string): string | undefined {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return undefined;
  const at = haystacks(options).indexOf(needle);
  return at < 0 ? undefined : options[at];
}
