import { joinTopics, namesBetweenCommas } from '@bank-soal/contract/sets';
import { nameKey } from '@bank-soal/contract/tags';

/**
 * Renames a topic in a comma-separated text where it stands as a whole. A name with commas is found as the
 * row of names that it looks like, and the new one stands there once. Without a find the text stays as it is.
 */
export function renameInTopics(topics: string, from: string, to: string): string {
  const names = namesBetweenCommas(topics);
  const sought = namesBetweenCommas(from).map(nameKey);
  const result: string[] = [];
  let found = false;
  for (let at = 0; at < names.length; ) {
    const matches = sought.every((key, offset) => nameKey(names[at + offset] ?? '') === key);
    found ||= matches;
    result.push(matches ? to : (names[at] ?? ''));
    at += matches ? sought.length : 1;
  }
  const key = nameKey(to);
  const first = result.findIndex((name) => nameKey(name) === key);
  const once = result.filter((name, at) => at === first || nameKey(name) !== key);
  return found ? joinTopics(once) : topics;
}
