import type { ReaderLevel } from '@bank-soal/contract/sets';
import type { ListBody } from '../answers/list/list-body.js';
import type { ListEntry, SetBlocks } from '../answers/list/set-blocks.js';
import type { Db } from '../db/schema.js';
import { sharedRun } from '../limits/shared-run.js';
import { createOpenings } from './openings.js';
import type { SetChanges } from './set-changes.js';
import { type Rebuilt, SetList } from './set-list.js';
import type { Viewer } from './set-view.js';

/** A list without a request in this time leaves the cache. */
const IDLE_MS = 600_000;

interface CachedList {
  list: SetList;
  usedAt: number;
}

export interface ListSource {
  db: Db;
  /** Changes by other servers that share the database; undefined where there are none. */
  elsewhere?: SetChanges | undefined;
  /** Called every time that a list was made again. */
  rebuilt?: Rebuilt | undefined;
  /** The level of visitors: their list is always cached. */
  visitor?: ReaderLevel;
  idleMs?: number;
}

/**
 * The answers to `GET /questionsets`, one a level of viewers: that of visitors is always cached, the others
 * are made on request, and leave the cache when requests cease. Each follows the writes, and the clock: a set
 * that opens at a moment is there at the first read after it.
 */
export class SetLists {
  readonly #db: Db;
  readonly #rebuilt: Rebuilt;
  readonly #visitor: ReaderLevel;
  readonly #lists = new Map<ReaderLevel, CachedList>();
  readonly #openings;
  readonly #isShared: boolean;
  /** Notes changes by other servers, and sets that have opened since. */
  readonly #sync: () => Promise<void>;
  #version = 0;

  constructor({ db, elsewhere, rebuilt, visitor = 'visitor', idleMs = IDLE_MS }: ListSource) {
    this.#db = db;
    this.#rebuilt = rebuilt ?? (() => undefined);
    this.#visitor = visitor;
    this.#isShared = elsewhere !== undefined;
    this.#openings = createOpenings(db);
    const look = sharedRun(async () => {
      const changed = await elsewhere?.look();
      if (changed === 'all') this.changed();
      else if (changed !== undefined && changed.length > 0) this.changed(...changed);
      if (this.#openings.isDue()) this.#note(await this.#openings.look());
    });
    this.#sync = async () => {
      if (this.#isShared || this.#openings.isDue()) await look();
    };
    setInterval(() => this.#forgetIdle(idleMs), idleMs).unref();
  }

  /** Call it after the commit of every write that the list shows; without ids all may differ. */
  changed(...ids: number[]): void {
    this.changedAll(ids);
  }

  /** Like `changed`, of as many as there may be: a call takes no hundred thousand arguments. */
  changedAll(ids: readonly number[]): void {
    this.#openings.forget();
    this.#version += 1;
    for (const { list } of this.#lists.values()) list.changed(ids);
  }

  /** Like `changed`, when all that changed is how often it was downloaded. */
  downloaded(...ids: number[]): void {
    for (const { list } of this.#lists.values()) list.changed(ids);
  }

  #note(opened: readonly number[]): void {
    if (opened.length === 0) return;
    this.#version += 1;
    for (const { list } of this.#lists.values()) list.changed(opened);
  }

  /**
   * A number that is higher after every change that ended before the call, whichever server made it, and
   * after everything that has opened. Downloads change it only where other servers count them, too. At once
   * where no other server writes.
   */
  version(): number | Promise<number> {
    return this.#isCurrent() ? this.#version : this.#sync().then(() => this.#version);
  }

  /** A level's list, when nothing has changed since it was made; only a single server knows. */
  ready(level: ReaderLevel): ListBody | undefined {
    const cached = this.#isCurrent() ? this.#lists.get(level) : undefined;
    const ready = cached?.list.ready();
    if (cached !== undefined && ready !== undefined) cached.usedAt = Date.now();
    return ready;
  }

  /**
   * One set as a viewer sees it, when it is cached and has not changed. Never their own: its creator sees
   * more of it than others of their level.
   */
  readySet({ level, account }: Viewer, id: number): ListEntry | undefined {
    const cached = this.#isCurrent() ? this.#lists.get(level) : undefined;
    const ready = cached?.list.readySet(id);
    if (cached === undefined || ready === undefined) return undefined;
    cached.usedAt = Date.now();
    return account === null || ready.creator !== account.id ? ready : undefined;
  }

  #isCurrent(): boolean {
    return !this.#isShared && !this.#openings.isDue();
  }

  /** A level's list. */
  async body(level: ReaderLevel = this.#visitor): Promise<ListBody> {
    await this.#sync();
    return this.#listOf(level).body();
  }

  /** A level's list, and the sets that it is made of. */
  async read(level: ReaderLevel): Promise<{ body: ListBody; sets: SetBlocks }> {
    await this.#sync();
    const list = this.#listOf(level);
    const body = await list.body();
    return { body, sets: list.sets };
  }

  #listOf(level: ReaderLevel): SetList {
    const known = this.#lists.get(level);
    if (known !== undefined) {
      known.usedAt = Date.now();
      return known.list;
    }
    const list = new SetList(this.#db, level, this.#rebuilt);
    this.#lists.set(level, { list, usedAt: Date.now() });
    return list;
  }

  #forgetIdle(idleMs: number): void {
    for (const [level, { usedAt }] of this.#lists) {
      if (level !== this.#visitor && Date.now() - usedAt >= idleMs) this.#lists.delete(level);
    }
  }

  /** The levels with a cached list. */
  get levels(): ReaderLevel[] {
    return [...this.#lists.keys()];
  }
}
