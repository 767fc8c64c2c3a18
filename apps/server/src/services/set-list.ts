import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { Db } from '../db/schema.js';
import { ReadyBody } from '../http/ready-body.js';
import { joinEntries } from './join-entries.js';
import { createPacer } from './pacer.js';
import { visibleSetsAfter, visibleSetsOf } from './set-queries.js';

/** Above this many changed sets one full read is cheaper, and stays below SQL's parameter limits. */
const MOST_SINGLE_READS = 500;

/** Sets read at a time: few enough that nobody waits for long. */
const BATCH = 200;

interface Entry {
  id: number;
  time: number;
  json: Buffer<ArrayBuffer>;
}

function toEntry(set: QuestionSetAnswer): Entry {
  return {
    id: set.id,
    time: Date.parse(set.lastupdated),
    json: Buffer.from(JSON.stringify(set)),
  };
}

/** Newest first; among equals the later one. */
function compare(a: Entry, b: Entry): number {
  return b.time - a.time || b.id - a.id;
}

/**
 * The answer to `GET /questionsets`, kept ready. A write names the sets that it changed; the next
 * read takes just those from the database. A read that begins after a write never answers from
 * before it.
 */
export class SetList {
  readonly #db: Db;
  #entries = new Map<number, Entry>();
  #changed: Set<number> | 'all' | undefined = 'all';
  #running: Promise<void> | undefined;
  #body = new ReadyBody('[]');

  constructor(db: Db) {
    this.#db = db;
  }

  /** Call it after the commit of every write that the list shows; without ids all may differ. */
  changed(...ids: number[]): void {
    if (ids.length === 0 || this.#changed === 'all') this.#changed = 'all';
    else this.#changed = new Set([...(this.#changed ?? []), ...ids]);
    if (this.#changed !== 'all' && this.#changed.size > MOST_SINGLE_READS) this.#changed = 'all';
  }

  /** The body, when nothing has changed since it was made. */
  ready(): ReadyBody | undefined {
    return this.#isReady() ? this.#body : undefined;
  }

  /** One set of it, as JSON, when nothing has changed since it was made. */
  readySet(id: number): Buffer<ArrayBuffer> | undefined {
    return this.#isReady() ? this.#entries.get(id)?.json : undefined;
  }

  #isReady(): boolean {
    return this.#changed === undefined && this.#running === undefined;
  }

  async body(): Promise<ReadyBody> {
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
    this.#changed = undefined;
    try {
      if (changed === 'all') this.#entries = await this.#readAll();
      else if (changed !== undefined) await this.#readSome(changed);
      const sorted = [...this.#entries.values()].toSorted(compare);
      this.#body = await joinEntries(sorted.map((entry) => entry.json));
    } catch (error) {
      this.changed();
      throw error;
    }
  }

  /** By id, which never changes: whatever is written meanwhile, no set is missed. */
  async #readAll(): Promise<Map<number, Entry>> {
    const pace = createPacer();
    const entries = new Map<number, Entry>();
    let last = 0;
    for (;;) {
      const sets = await visibleSetsAfter(this.#db, last, BATCH);
      for (const set of sets) entries.set(set.id, toEntry(set));
      last = sets.at(-1)?.id ?? last;
      if (sets.length < BATCH) return entries;
      await pace();
    }
  }

  async #readSome(ids: ReadonlySet<number>): Promise<void> {
    const sets = await visibleSetsOf(this.#db, [...ids]);
    for (const id of ids) this.#entries.delete(id);
    for (const set of sets) this.#entries.set(set.id, toEntry(set));
  }
}
