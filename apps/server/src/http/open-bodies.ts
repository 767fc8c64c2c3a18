/** Memory that bodies may hold together while they arrive, and how many there may be. */
export interface OpenBodyLimits {
  bytes: number;
  count: number;
}

/** One body that has not come whole yet. */
export interface OpenBody {
  /** Reports how many bytes it holds now. */
  hold: (bytes: number) => void;
  /** Ends it: it has come whole, or never will. */
  close: () => void;
}

/**
 * Bounds the bodies that are still arriving. Where there are too many, the one that has been open for longest
 * is cut: slow senders never keep out a quick one.
 */
export function createOpenBodies({ bytes: mostBytes, count: mostCount }: OpenBodyLimits) {
  /** In the order in which they began. */
  const open = new Map<OpenBody, { size: number; giveUp: () => void }>();
  let total = 0;

  function cutOldest(): void {
    for (const { giveUp } of open.values()) {
      if (total <= mostBytes && open.size <= mostCount) return;
      giveUp();
    }
  }

  /** @param giveUp ends the reading of this body, which then closes itself */
  function begin(giveUp: () => void): OpenBody {
    const body: OpenBody = {
      hold: (size) => {
        const known = open.get(body);
        if (known === undefined) return;
        total += size - known.size;
        known.size = size;
        cutOldest();
      },
      close: () => {
        total -= open.get(body)?.size ?? 0;
        open.delete(body);
      },
    };
    open.set(body, { size: 0, giveUp });
    cutOldest();
    return body;
  }

  return { begin, load: () => ({ count: open.size, bytes: total }) };
}

export type OpenBodies = ReturnType<typeof createOpenBodies>;
