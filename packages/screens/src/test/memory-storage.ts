import type { KeyStorage } from '../browser/stored.js';

/** The browser's storage, in memory. */
export function memoryStorage(entries: Record<string, string> = {}): KeyStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
