const MB = 1024 * 1024;

/**
 * What all processes for documents hold together, beside the one that judges uploads and has its memory
 * set aside: a machine of 1 GB has this much left beside the server.
 */
export const MEMORY_BYTES = 512 * MB;

/** Memory that processes share: what one may come to hold is taken before it works. */
export interface MemoryBudget {
  /** Bytes; nobody takes more. */
  total: number;
  /** Takes memory that is free and that nobody waits for. */
  tryTake: (bytes: number) => boolean;
  /** Waits for memory, each in its turn. */
  take: (bytes: number) => Promise<void>;
  give: (bytes: number) => void;
  /** Whether somebody waits. */
  isShort: () => boolean;
  /** Calls whenever somebody begins to wait: what nobody works with is to be given back. */
  onShort: (yieldRoom: () => void) => void;
}

export function createMemoryBudget(total = MEMORY_BYTES): MemoryBudget {
  const waiting: { bytes: number; go: () => void }[] = [];
  const holders: (() => void)[] = [];
  let free = total;

  function tryTake(bytes: number): boolean {
    if (waiting.length > 0 || bytes > free) return false;
    free -= bytes;
    return true;
  }

  return {
    total,
    tryTake,
    take: (bytes) => {
      if (tryTake(bytes)) return Promise.resolve();
      return new Promise((go) => {
        waiting.push({ bytes, go });
        for (const yieldRoom of holders) yieldRoom();
      });
    },
    give: (bytes) => {
      free += bytes;
      // One that needs much is not passed by those that need little: it would wait without end.
      while (waiting[0] !== undefined && waiting[0].bytes <= free) {
        free -= waiting[0].bytes;
        waiting.shift()?.go();
      }
    },
    isShort: () => waiting.length > 0,
    onShort: (yieldRoom) => holders.push(yieldRoom),
  };
}
