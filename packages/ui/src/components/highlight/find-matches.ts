/**
 * Finds a query in a text without regard to case, as the search does.
 *
 * @returns start and end of each match in the text, in order, never overlapping
 */
export function findMatches(text: string, query: string): [start: number, end: number][] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return [];
  const haystack = text.toLowerCase();
  const matches: [number, number][] = [];
  // A few letters, such as İ, grow in lower case: positions would be off, so nothing is marked.
  if (haystack.length !== text.length) return matches;
  for (
    let at = haystack.indexOf(needle);
    at !== -1;
    at = haystack.indexOf(needle, at + needle.length)
  ) {
    matches.push([at, at + needle.length]);
  }
  return matches;
}
