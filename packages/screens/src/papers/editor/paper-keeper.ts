import type { Answer, Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import { type PaperAnswer, type PaperBody, paperSchema } from '@bank-soal/contract/papers';
import { ApiError } from '../../api/errors.js';

type Kept = Pick<Answer<PaperAnswer>, 'data' | 'etag'>;

/** What keeping a paper needs from the server. */
export interface KeeperPorts {
  createPaper(body: PaperBody): Promise<Kept>;
  updatePaper(id: Id, body: PaperBody, etag?: string): Promise<Kept>;
}

/** Keeps papers on the server. */
export const storeOf = (api: Client): KeeperPorts => ({
  createPaper: (body) => api.createPaper({ body }),
  updatePaper: (id, body, ifMatch) => api.updatePaper({ id, body, ifMatch }),
});

/** Where the keeping of a paper stands. */
export type KeepStatus =
  /** Nothing was changed since the paper was opened. */
  | { kind: 'idle' }
  /** Changes wait for a pause in typing. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** In milliseconds since 1970. */
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }
  /** Somebody else, or another tab, changed it meanwhile; nothing is kept until one decides. */
  | { kind: 'conflict'; current: PaperAnswer }
  /** It was marked as used meanwhile, and never changes any more. */
  | { kind: 'frozen' };

/** Keeps one paper on the server while it is being made, one call at a time. */
export interface PaperKeeper {
  status(): KeepStatus;
  /** The paper's id; undefined until it was kept for the first time. */
  id(): Id | undefined;
  /** The tag of what was kept last. */
  etag(): string | undefined;
  /** What was kept last. */
  paper(): PaperAnswer | undefined;
  /** Goes on from another state of the server, with this in its place; without it nothing waits any more. */
  goOn(kept: KeptPaper, body?: PaperBody): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Keeps this soon; what comes meanwhile takes its place. */
  change(body: PaperBody): void;
  /** Keeps at once what waits, and tries again what failed. Resolves once nothing is under way. */
  flush(): Promise<void>;
  /** After a conflict: what is here takes the place of what is there. */
  overwrite(): Promise<void>;
  /** After a conflict, or when the paper is frozen: what is here becomes a paper of its own. */
  keepAsCopy(): Promise<void>;
}

/** Where a paper is that was kept before. */
export interface KeptPaper {
  id: Id;
  etag: string | undefined;
  /** As the server has it under that tag; undefined: not known. */
  paper?: PaperAnswer | undefined;
}

/** A pause in typing after which changes are kept, in milliseconds. */
export const KEEP_AFTER_MS = 800;

function refusedBy(error: unknown): KeepStatus {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  if (error.status === 412) {
    const current = paperSchema.safeParse(error.failure?.current);
    if (current.success) return { kind: 'conflict', current: current.data };
  }
  if (error.status === 409 && error.failure?.code === 'paper-used') return { kind: 'frozen' };
  return { kind: 'failed', error };
}

/**
 * Makes the keeper of one paper.
 *
 * @param kept where it is; undefined for one that was never kept
 */
export function createPaperKeeper(ports: KeeperPorts, kept?: KeptPaper): PaperKeeper {
  const listeners = new Set<() => void>();
  let place = kept;
  let status: KeepStatus = { kind: 'idle' };
  let waiting: PaperBody | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function tell(next: KeepStatus) {
    status = next;
    for (const listener of listeners) listener();
  }

  async function send(body: PaperBody): Promise<void> {
    tell({ kind: 'saving' });
    try {
      const { data, etag } = place
        ? await ports.updatePaper(place.id, body, place.etag)
        : await ports.createPaper(body);
      place = { id: data.id, etag, paper: data };
      tell(waiting === undefined ? { kind: 'saved', at: Date.now() } : { kind: 'unsaved' });
    } catch (error) {
      // What came meanwhile is newer than what was refused.
      waiting ??= body;
      tell(refusedBy(error));
    }
  }

  const isHeld = () => status.kind === 'conflict' || status.kind === 'frozen';

  async function work(): Promise<void> {
    while (waiting !== undefined && !isHeld()) {
      const body = waiting;
      waiting = undefined;
      await send(body);
      if (status.kind === 'failed') return;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function release(next: KeptPaper | undefined): Promise<void> {
    place = next;
    tell({ kind: 'unsaved' });
    await flush();
  }

  return {
    status: () => status,
    id: () => place?.id,
    etag: () => place?.etag,
    paper: () => place?.paper,
    async goOn(next, body) {
      if (body !== undefined) {
        waiting = body;
        return release(next);
      }
      place = next;
      waiting = undefined;
      tell(isHeld() ? { kind: 'saved', at: Date.now() } : { ...status });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(body) {
      waiting = body;
      if (isHeld()) return;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), KEEP_AFTER_MS);
      if (status.kind !== 'saving') tell({ kind: 'unsaved' });
    },
    flush,
    // Without a tag the last one wins.
    overwrite: () => release(place && { id: place.id, etag: undefined }),
    keepAsCopy: () => release(undefined),
  };
}
