/** Start and end of a match. */
type Match = [start: number, end: number];

/**
 * Finds a query, or several, in a text without regard to case, as the search does.
 *
 * @returns start and end of each match in the text, in order, never overlapping
 */
export function findMatches(text: string, query: string | readonly string[]): Match[] {
  const haystack = text.toLowerCase();
  // A few letters, such as İ, grow in lower case: positions would be off, so nothing is marked.
  if (haystack.length !== text.length) return [];
  if (typeof query === 'string') return matchesOf(haystack, query);
  const all = query.flatMap((one) => matchesOf(haystack, one));
  return joined(all.toSorted(([a], [b]) => a - b));
}

function matchesOf(haystack: string, query: string): Match[] {
  const needle = query.trim().toLowerCase();
  const matches: Match[] = [];
  if (needle === '') return matches;
  for (
    let at = haystack.indexOf(needle);
    at !== -1;
    at = haystack.indexOf(needle, at + needle.length)
  ) {
    matches.push([at, at + needle.length]);
  }
  return matches;
}

/** Matches in order, those that overlap or touch as one. */
function joined(matches: readonly Match[]): Match[] {
  const result: Match[] = [];
  for (const [start, end] of matches) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
