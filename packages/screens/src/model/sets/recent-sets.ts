/** A set that was looked at. */
export interface RecentSet {
  /** Id of its preview. */
  id: number;
  /** As it was when it was looked at. */
  title: string;
}

/** How many are kept. */
export const RECENT_MOST = 5;

function isRecent(value: unknown): value is RecentSet {
  const { id, title } = (value ?? {}) as Partial<RecentSet>;
  return typeof id === 'number' && typeof title === 'string';
}

/** Reads a kept list; nothing for what is none. */
export function readRecent(kept: unknown): readonly RecentSet[] {
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, RECENT_MOST) : [];
}

/** The list with a set in front, each once. */
export function withRecent(list: readonly RecentSet[], { id, title }: RecentSet): RecentSet[] {
  return [{ id, title }, ...list.filter((one) => one.id !== id)].slice(0, RECENT_MOST);
}
