import type { ListBlock } from '../answers/list/list-block.js';
import { ListBody } from '../answers/list/list-body.js';
import { SetBlocks } from '../answers/list/set-blocks.js';
import type { Db } from '../db/schema.js';
import { createPacer } from '../limits/pacer.js';
import { sharedRun } from '../limits/shared-run.js';
import { CachedLists } from './cached-lists.js';
import { type OwnSet, ownSetsAfter } from './set-queries.js';

/** Sets read at a time: few enough that nobody waits for long. */
const BATCH = 50;

/** A longer list is sent in pieces, which all running answers share. */
const PIECES_FROM = 64 * 1024;

/** Memory of an account beside its bytes. */
const ACCOUNT_BYTES = 4096;

/** One account's list as it was answered last. */
class OwnList {
  readonly #db: Db;
  readonly #account: number;
  readonly #sets = new SetBlocks();
  #body = new ListBody([]);
  /** Each caller gets a read that began after the call; calls in the meantime share the next one. */
  readonly read = sharedRun(() => this.#read());

  constructor(db: Db, account: number) {
    this.#db = db;
    this.#account = account;
  }

  get bytes(): number {
    return this.#body.size + ACCOUNT_BYTES;
  }

  /** Puts a set in its place, unless it is unchanged; returns whether it was changed. */
  #put(set: OwnSet): boolean {
    const time = Date.parse(set.lastupdated);
    const json = Buffer.from(JSON.stringify(set));
    const known = this.#sets.get(set.id);
    if (known?.time === time && known.json.equals(json)) return false;
    this.#sets.put({ id: set.id, time, creator: this.#account, json });
    return true;
  }

  async #read(): Promise<ListBody> {
    const pace = createPacer();
    const gone = new Set(this.#sets.ids());
    let isNew = false;
    for (let last = 0, more = true; more; ) {
      const sets = await ownSetsAfter(this.#db, this.#account, last, BATCH);
      for (const set of sets) {
        isNew = this.#put(set) || isNew;
        gone.delete(set.id);
      }
      last = sets.at(-1)?.id ?? last;
      more = sets.length === BATCH;
      await pace();
    }
    for (const id of gone) this.#sets.remove(id);
    if (isNew || gone.size > 0) this.#body = await this.#join();
    return this.#body;
  }

  async #join(): Promise<ListBody> {
    const pace = createPacer();
    const blocks: ListBlock[] = [];
    for (const block of this.#sets.blocks()) {
      blocks.push(block);
      await pace();
    }
    return new ListBody(blocks, PIECES_FROM);
  }
}

/**
 * The answers to `GET /questionsets?mine=true`: always read anew, but what has not changed are the same
 * bytes for everyone who is sent them. However many of an account's answers are under way, and however
 * slowly they are read, they take little more memory than one.
 */
export class OwnLists {
  readonly #db: Db;
  readonly #lists: CachedLists<number, OwnList>;

  /** @param mostBytes of the cache, of all accounts together */
  constructor(db: Db, mostBytes?: number) {
    this.#db = db;
    this.#lists = new CachedLists(mostBytes);
  }

  /** An account's own sets, newest first, withdrawn ones marked. */
  async body(account: number): Promise<ListBody> {
    const list = this.#lists.of(account, () => new OwnList(this.#db, account));
    const body = await list.read();
    this.#lists.measure(account, list);
    return body;
  }
}
