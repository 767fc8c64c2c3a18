import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { ListBlock } from '../answers/list/list-block.js';
import { ListBody } from '../answers/list/list-body.js';
import { type ListEntry, SetBlocks } from '../answers/list/set-blocks.js';
import type { Db } from '../db/schema.js';
import { createPacer, type Pacer } from './pacer.js';
import type { SetChanges } from './set-changes.js';
import { visibleSetsAfter, visibleSetsOf } from './set-queries.js';
import { sharedRun } from './shared-run.js';

/** Above this part of the list a full read is cheaper. */
const MANY = 0.5;

/** Sets read at a time: few enough that nobody waits for long. */
const BATCH = 50;

/** @param ms how long it took */
type Rebuilt = (extent: 'whole' | 'part', ms: number, size: number) => void;

function toEntry(set: QuestionSetAnswer): ListEntry {
  return {
    id: set.id,
    time: Date.parse(set.lastupdated),
    json: Buffer.from(JSON.stringify(set)),
  };
}

/**
 * The answer to `GET /questionsets`, kept ready. A write names the sets that it changed; the next
 * read takes just those from the database. A read that begins after a write never answers from
 * before it.
 */
export class SetList {
  readonly #db: Db;
  /** Notes what other servers have done; undefined where there are none. */
  readonly #look: (() => Promise<void>) | undefined;
  readonly #rebuilt: Rebuilt;
  #sets = new SetBlocks();
  #changed: Set<number> | 'all' | undefined = 'all';
  #version = 0;
  #running: Promise<void> | undefined;
  #body = new ListBody([]);

  /**
   * @param elsewhere what other servers do that share the database
   * @param rebuilt told of every time that the list was made again
   */
  constructor(db: Db, elsewhere?: SetChanges, rebuilt: Rebuilt = () => undefined) {
    this.#db = db;
    this.#look = elsewhere && sharedRun(async () => this.#hear(await elsewhere.look()));
    this.#rebuilt = rebuilt;
  }

  /** Call it after the commit of every write that the list shows; without ids all may differ. */
  changed(...ids: number[]): void {
    this.#version += 1;
    this.#note(ids);
  }

  /** Like `changed`, of as many as there may be: a call takes no hundred thousand arguments. */
  changedAll(ids: readonly number[]): void {
    this.#version += 1;
    this.#note(ids);
  }

  /** Like `changed`, when all that changed is how often it was downloaded. */
  downloaded(id: number): void {
    this.#note([id]);
  }

  /**
   * A number that is higher after every change that ended before the call, whichever server made it.
   * Downloads change it only where other servers count them, too.
   */
  async version(): Promise<number> {
    await this.#look?.();
    return this.#version;
  }

  #note(ids: readonly number[]): void {
    if (ids.length === 0 || this.#changed === 'all') this.#changed = 'all';
    else {
      this.#changed ??= new Set();
      for (const id of ids) this.#changed.add(id);
    }
  }

  #hear(ids: readonly number[] | 'all'): void {
    if (ids === 'all') this.changed();
    else if (ids.length > 0) this.changed(...ids);
  }

  /** The body, when nothing has changed since it was made, which only an only server knows. */
  ready(): ListBody | undefined {
    return this.#isReady() ? this.#body : undefined;
  }

  /** One set of it, as JSON, when nothing has changed since it was made. */
  readySet(id: number): Buffer<ArrayBuffer> | undefined {
    return this.#isReady() ? this.#sets.get(id)?.json : undefined;
  }

  #isReady(): boolean {
    return this.#look === undefined && this.#changed === undefined && this.#running === undefined;
  }

  async body(): Promise<ListBody> {
    await this.#look?.();
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
    this.#changed = undefined;
    try {
      const some = changed !== 'all' && (changed?.size ?? 0) <= this.#sets.size * MANY;
      if (some) await this.#readSome([...(changed ?? [])], pace);
      else this.#sets = await this.#readAll(pace);
      const blocks: ListBlock[] = [];
      for (const block of this.#sets.blocks()) {
        blocks.push(block);
        await pace();
      }
      this.#body = new ListBody(blocks);
      this.#rebuilt(some ? 'part' : 'whole', performance.now() - since, this.#sets.size);
    } catch (error) {
      this.changed();
      throw error;
    }
  }

  /** By id, which never changes: whatever is written meanwhile, no set is missed. */
  async #readAll(pace: Pacer): Promise<SetBlocks> {
    const all = new SetBlocks();
    let last = 0;
    for (;;) {
      const sets = await visibleSetsAfter(this.#db, last, BATCH);
      await pace();
      for (const set of sets) all.put(toEntry(set));
      last = sets.at(-1)?.id ?? last;
      if (sets.length < BATCH) return all;
      await pace();
    }
  }

  async #readSome(ids: readonly number[], pace: Pacer): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      const sets = await visibleSetsOf(this.#db, some);
      for (const id of some) this.#sets.remove(id);
      for (const set of sets) this.#sets.put(toEntry(set));
      await pace();
    }
  }
}
