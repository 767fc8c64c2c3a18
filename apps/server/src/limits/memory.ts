const MB = 1024 * 1024;

/**
 * Memory of all processes for documents together, beside the one that judges uploads and has its memory set
 * aside: a machine of 1 GB has this much left beside the server.
 */
export const MEMORY_BYTES = 512 * MB;

/** Memory that processes share: each acquires its most before it works. */
export interface MemoryBudget {
  /** Bytes; no process takes more. */
  total: number;
  /** Takes free memory that no other process waits for. */
  tryAcquire: (bytes: number) => boolean;
  /** Waits for memory, first come, first served. */
  acquire: (bytes: number) => Promise<void>;
  release: (bytes: number) => void;
  /** Whether a process waits. */
  isShort: () => boolean;
  /** Calls when a process begins to wait: idle ones release theirs. */
  onShort: (freeIdle: () => void) => void;
}

export function createMemoryBudget(total = MEMORY_BYTES): MemoryBudget {
  const waiting: { bytes: number; go: () => void }[] = [];
  const listeners: (() => void)[] = [];
  let free = total;

  function tryAcquire(bytes: number): boolean {
    if (waiting.length > 0 || bytes > free) return false;
    free -= bytes;
    return true;
  }

  return {
    total,
    tryAcquire,
    acquire: (bytes) => {
      if (tryAcquire(bytes)) return Promise.resolve();
      return new Promise((go) => {
        waiting.push({ bytes, go });
        for (const freeIdle of listeners) freeIdle();
      });
    },
    release: (bytes) => {
      free += bytes;
      // A large request is not passed by small ones: it would wait without end.
      while (waiting[0] !== undefined && waiting[0].bytes <= free) {
        free -= waiting[0].bytes;
        waiting.shift()?.go();
      }
    },
    isShort: () => waiting.length > 0,
    onShort: (freeIdle) => listeners.push(freeIdle),
  };
}
