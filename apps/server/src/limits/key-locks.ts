/** Runs tasks of the same key one after the other, of different keys side by side. */
export function createKeyLocks() {
  const last = new Map<string, Promise<unknown>>();

  return async function withLock<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return task();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
