import type { ReaderLevel } from '@bank-soal/contract/sets';
import type { ListBlock } from '../answers/list/list-block.js';
import { ListBody } from '../answers/list/list-body.js';
import type { ListEntry, SetBlocks } from '../answers/list/set-blocks.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { createPacer } from '../limits/pacer.js';
import { sharedRun } from '../limits/shared-run.js';
import { CachedLists } from './cached-lists.js';
import { toEntry } from './set-list.js';
import type { SetLists } from './set-lists.js';
import { shownSetsMadeBy } from './set-queries.js';
import { type Viewer, viewOf } from './set-view.js';

/** A longer list is sent in pieces, which all running answers share. */
const PIECES_FROM = 64 * 1024;

/** Memory of a viewer beside the bytes of their sets. */
const VIEWER_BYTES = 4096;

/** A viewer's own sets stand in their list and in its blocks. */
const COPIES = 2;

/** One viewer's list as it was answered last. */
class PersonalList {
  readonly #db: Db;
  readonly #lists: SetLists;
  readonly #viewer: Viewer;
  #own = new Map<number, ListEntry>();
  /** Commit that they were read after: only writes change them, the time does not. */
  #ownAt: number | undefined;
  #body: ListBody | undefined;
  /** Version of the level's list that it was made of. */
  #mark = '';
  /** The level's list at that time. */
  #level: ListBody | undefined;
  /** Each caller gets a read that began after the call; calls in the meantime share the next one. */
  readonly read = sharedRun(() => this.#read());

  constructor(db: Db, lists: SetLists, viewer: Viewer) {
    this.#db = db;
    this.#lists = lists;
    this.#viewer = viewer;
  }

  get bytes(): number {
    let own = 0;
    for (const { json } of this.#own.values()) own += json.byteLength;
    return COPIES * own + VIEWER_BYTES;
  }

  /** The last answer, when nothing at all has been committed since. */
  ready(level: ListBody): ListBody | undefined {
    const at = dialectOf(this.#db).commits?.();
    const isCurrent = at !== undefined && at === this.#ownAt && level === this.#level;
    return isCurrent ? (this.#body ?? level) : undefined;
  }

  /** Reads the viewer's own sets, unless nothing at all has been committed since; stale blocks go. */
  async #readOwn(creator: number): Promise<void> {
    const at = dialectOf(this.#db).commits?.();
    if (at !== undefined && at === this.#ownAt) return;
    const pace = createPacer();
    const own = new Map<number, ListEntry>();
    let isNew = false;
    for await (const sets of shownSetsMadeBy(this.#db, viewOf(this.#viewer), creator)) {
      for (const set of sets) {
        const entry = toEntry(set);
        const known = this.#own.get(set.id);
        const isSame = known?.time === entry.time && known.json.equals(entry.json);
        isNew ||= !isSame;
        own.set(set.id, isSame ? known : entry);
      }
      await pace();
    }
    if (isNew || own.size !== this.#own.size) {
      this.#body = undefined;
      this.#level = undefined;
    }
    this.#own = own;
    this.#ownAt = at;
  }

  async #read(): Promise<ListBody> {
    const { level, account } = this.#viewer;
    if (account !== null) await this.#readOwn(account.id);
    const { body, sets } = await this.#lists.read(level);
    if (this.#own.size === 0) {
      this.#level = body;
      return body;
    }
    const mark = `${sets.revision} ${body.etag}`;
    if (this.#body === undefined || mark !== this.#mark) {
      this.#body = await this.#join(sets);
      this.#mark = mark;
    }
    this.#level = body;
    return this.#body;
  }

  async #join(sets: SetBlocks): Promise<ListBody> {
    const pace = createPacer();
    const blocks: ListBlock[] = [];
    for (const make of sets.blocksWith([...this.#own.values()])) {
      blocks.push(make());
      await pace();
    }
    return new ListBody(blocks, PIECES_FROM);
  }
}

const keyOf = ({ id }: { id: number }, level: ReaderLevel) => `${id} ${level}`;

/**
 * The list as one signed-in viewer sees it: their level's, and in it their own sets as their creator sees
 * them. Its blocks are the level's but for those that have sets of their own. It is read and made once for
 * all running answers of one viewer.
 */
export class PersonalLists {
  readonly #db: Db;
  readonly #lists: SetLists;
  readonly #cached = new CachedLists<string, PersonalList>();

  constructor(db: Db, lists: SetLists) {
    this.#db = db;
    this.#lists = lists;
  }

  /** The last answer, when it is certain that nothing of it has changed. */
  ready({ level, account }: Viewer): ListBody | undefined {
    const body = this.#lists.ready(level);
    if (body === undefined || account === null || level === 'administrator') return body;
    return this.#cached.known(keyOf(account, level))?.ready(body);
  }

  async body(viewer: Viewer): Promise<ListBody> {
    const { level, account } = viewer;
    if (account === null || level === 'administrator') return this.#lists.body(level);
    const key = keyOf(account, level);
    const list = this.#cached.of(key, () => new PersonalList(this.#db, this.#lists, viewer));
    const body = await list.read();
    this.#cached.measure(key, list);
    return body;
  }
}
