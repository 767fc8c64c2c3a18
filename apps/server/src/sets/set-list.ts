import type { QuestionSetAnswer, ReaderLevel } from '@bank-soal/contract/sets';
import type { ListBlock } from '../answers/list/list-block.js';
import { ListBody } from '../answers/list/list-body.js';
import { type ListEntry, SetBlocks } from '../answers/list/set-blocks.js';
import type { Db } from '../db/schema.js';
import { createPacer, type Pacer } from '../limits/pacer.js';
import { shownSetsAfter, shownSetsOf } from './set-queries.js';
import { type SetView, viewOf } from './set-view.js';

/** Above this part of the list a full read is cheaper. */
const MANY = 0.5;

/** Sets read at a time: few enough that nobody waits for long. */
const BATCH = 50;

/** @param ms how long it took */
export type Rebuilt = (extent: 'whole' | 'part', ms: number, size: number) => void;

export function toEntry(set: QuestionSetAnswer): ListEntry {
  return {
    id: set.id,
    time: Date.parse(set.lastupdated),
    creator: set.creator?.id,
    json: Buffer.from(JSON.stringify(set)),
  };
}

/**
 * The list as one level of viewers sees it, cached. A write names the sets that it changed; the next read
 * takes just those from the database. A read that begins after a write never answers from before it.
 */
export class SetList {
  readonly #db: Db;
  readonly #level: ReaderLevel;
  readonly #rebuilt: Rebuilt;
  #sets = new SetBlocks();
  #changed: Set<number> | 'all' | undefined = 'all';
  #running: Promise<void> | undefined;
  #body = new ListBody([]);

  /** @param rebuilt called every time that the list was made again */
  constructor(db: Db, level: ReaderLevel, rebuilt: Rebuilt) {
    this.#db = db;
    this.#level = level;
    this.#rebuilt = rebuilt;
  }

  /** These differ from now on; without ids all may. */
  changed(ids: readonly number[]): void {
    if (ids.length === 0 || this.#changed === 'all') this.#changed = 'all';
    else {
      this.#changed ??= new Set();
      for (const id of ids) this.#changed.add(id);
    }
  }

  /** The body, when nothing has changed since it was made. */
  ready(): ListBody | undefined {
    return this.#changed === undefined && this.#running === undefined ? this.#body : undefined;
  }

  /** One set of it, when that one has not changed since it was read, whatever others have. */
  readySet(id: number): ListEntry | undefined {
    if (this.#running !== undefined || this.#changed === 'all') return undefined;
    return this.#changed?.has(id) ? undefined : this.#sets.get(id);
  }

  /** The sets themselves, as they are at this moment. */
  get sets(): SetBlocks {
    return this.#sets;
  }

  async body(): Promise<ListBody> {
    if (this.#changed !== undefined && this.#running !== undefined) {
      // It may have read before the write; its failure is its own caller's.
      await this.#running.catch(() => undefined);
    }
    if (this.#changed !== undefined && this.#running === undefined) {
      this.#running = this.#refresh().finally(() => {
        this.#running = undefined;
      });
    }
    await this.#running;
    return this.#body;
  }

  async #refresh(): Promise<void> {
    const changed = this.#changed;
    const pace = createPacer();
    const since = performance.now();
    // One moment for all: sets that open after it are reported as a change.
    const view = viewOf({ level: this.#level, account: null });
    this.#changed = undefined;
    try {
      const some = changed !== 'all' && (changed?.size ?? 0) <= this.#sets.size * MANY;
      if (some) await this.#readSome(view, [...(changed ?? [])], pace);
      else this.#sets = await this.#readAll(view, pace);
      const blocks: ListBlock[] = [];
      for (const block of this.#sets.blocks()) {
        blocks.push(block);
        await pace();
      }
      this.#body = new ListBody(blocks);
      this.#rebuilt(some ? 'part' : 'whole', performance.now() - since, this.#sets.size);
    } catch (error) {
      this.changed([]);
      throw error;
    }
  }

  /** By id, which never changes: whatever is written meanwhile, no set is missed. */
  async #readAll(view: SetView, pace: Pacer): Promise<SetBlocks> {
    const all = new SetBlocks();
    let last = 0;
    for (;;) {
      const sets = await shownSetsAfter(this.#db, view, last, BATCH);
      await pace();
      for (const set of sets) all.put(toEntry(set));
      last = sets.at(-1)?.id ?? last;
      if (sets.length < BATCH) return all;
      await pace();
    }
  }

  async #readSome(view: SetView, ids: readonly number[], pace: Pacer): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      const sets = await shownSetsOf(this.#db, view, some);
      for (const id of some) this.#sets.remove(id);
      for (const set of sets) this.#sets.put(toEntry(set));
      await pace();
    }
  }
}
