/** Verdicts about documents by their content: the newest, so many of them. */
export interface Verdicts<T> {
  /** The verdict within an object, since it may be undefined. */
  find: (key: string) => { verdict: T } | undefined;
  remember: (key: string, verdict: T) => void;
}

export function createVerdicts<T>(most: number): Verdicts<T> {
  const known = new Map<string, { verdict: T }>();

  function put(key: string, entry: { verdict: T }): void {
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }

  return {
    find: (key) => {
      const entry = known.get(key);
      if (entry !== undefined) put(key, entry);
      return entry;
    },
    remember: (key, verdict) => put(key, { verdict }),
  };
}
