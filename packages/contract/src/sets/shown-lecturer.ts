/**
 * Whom a set is by, as it is shown; never empty.
 *
 * @param names its lecturer, then its creator's full name and username, as far as they are known
 */
export function shownLecturer(...names: readonly (string | null | undefined)[]): string {
  return names.map((name) => name?.trim()).find(Boolean) ?? 'Unknown';
}
