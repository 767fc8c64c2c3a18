import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { Db } from '../db/schema.js';
import { ReadyBody } from '../http/ready-body.js';
import { visibleSets, visibleSetsOf } from './set-queries.js';

/** Above this many changed sets one full read is cheaper, and stays below SQL's parameter limits. */
const MOST_SINGLE_READS = 500;

interface Entry {
  id: number;
  sortKey: string;
  json: string;
}

function toEntry(set: QuestionSetAnswer): Entry {
  return { id: set.id, sortKey: set.lastupdated, json: JSON.stringify(set) };
}

/** Newest first; among equals the later one. */
function compare(a: Entry, b: Entry): number {
  if (a.sortKey !== b.sortKey) return a.sortKey < b.sortKey ? 1 : -1;
  return b.id - a.id;
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
      if (changed === 'all') {
        this.#entries = new Map((await visibleSets(this.#db)).map((set) => [set.id, toEntry(set)]));
      } else if (changed !== undefined) {
        const sets = await visibleSetsOf(this.#db, [...changed]);
        for (const id of changed) this.#entries.delete(id);
        for (const set of sets) this.#entries.set(set.id, toEntry(set));
      }
    } catch (error) {
      this.changed();
      throw error;
    }
    const sorted = [...this.#entries.values()].toSorted(compare);
    this.#body = new ReadyBody(`[${sorted.map((entry) => entry.json).join(',')}]`);
  }
}
