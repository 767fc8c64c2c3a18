import { ListBlock } from './list-block.js';

/** Entries of a block at most: a changed set costs as much copying as its block is long. */
const MOST = 256;

/** A set as the list has it. */
export interface ListEntry {
  id: number;
  /** By which the list is sorted, in milliseconds. */
  time: number;
  /** Creator of the set, who may see more of it. */
  creator: number | undefined;
  json: Buffer<ArrayBuffer>;
  /** The ETag of the set by itself, once it was requested. */
  tag?: string;
}

/** Newest first; among equals the later one. */
function compare(a: ListEntry, b: ListEntry): number {
  return b.time - a.time || b.id - a.id;
}

interface Row {
  entries: ListEntry[];
  /** Their bytes; undefined since one of them changed. */
  block: ListBlock | undefined;
}

/** The first place in a sorted row for which the test holds. */
function firstWhere<T>(row: readonly T[], holds: (one: T) => boolean): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(row[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Entries in the list's order, in blocks of a few hundred: what a change costs does not grow with
 * the list, and its parts are shared by the bodies before and after.
 */
export class SetBlocks {
  readonly #byId = new Map<number, ListEntry>();
  readonly #rows: Row[] = [];
  #revision = 0;

  get size(): number {
    return this.#byId.size;
  }

  /** Another one after every change. */
  get revision(): number {
    return this.#revision;
  }

  ids(): IterableIterator<number> {
    return this.#byId.keys();
  }

  get(id: number): ListEntry | undefined {
    return this.#byId.get(id);
  }

  /** Puts an entry where it belongs, in the place of the one with its id. */
  put(entry: ListEntry): void {
    this.remove(entry.id);
    this.#revision += 1;
    this.#byId.set(entry.id, entry);
    const at = this.#placeOf(entry);
    const row = this.#rows[at];
    if (row === undefined) {
      this.#rows.push({ entries: [entry], block: undefined });
      return;
    }
    const { entries } = row;
    entries.splice(
      firstWhere(entries, (one) => compare(one, entry) > 0),
      0,
      entry,
    );
    row.block = undefined;
    if (entries.length > MOST) {
      this.#rows.splice(at + 1, 0, { entries: entries.splice(MOST / 2), block: undefined });
    }
  }

  remove(id: number): void {
    const entry = this.#byId.get(id);
    if (entry === undefined) return;
    this.#byId.delete(id);
    this.#revision += 1;
    const at = this.#rowOf(entry);
    const row = this.#rows[at];
    if (row === undefined) return;
    row.entries.splice(row.entries.indexOf(entry), 1);
    row.block = undefined;
    if (row.entries.length === 0) this.#rows.splice(at, 1);
  }

  /** The blocks in their order, made one by one on request. */
  *blocks(): Generator<ListBlock> {
    for (const row of this.#rows) yield blockOf(row);
  }

  /**
   * The blocks with some entries in the places of those with their ids: one person's own among all.
   * Blocks that none of them is in are the same bytes for everyone.
   *
   * @returns each block to be made; whatever changes meanwhile, they fit each other
   */
  blocksWith(own: readonly ListEntry[]): (() => ListBlock)[] {
    const ids = new Set(own.map(({ id }) => id));
    const places = new Map<number, ListEntry[]>();
    for (const entry of own) {
      const at = this.#placeOf(entry);
      const there = places.get(at);
      if (there === undefined) places.set(at, [entry]);
      else there.push(entry);
    }
    const cut = new Set(
      own.map(({ id }) => this.#byId.get(id)).map((known) => known && this.#rowOf(known)),
    );
    const rows = this.#rows.length > 0 ? this.#rows : [{ entries: [], block: undefined }];
    return rows.flatMap((row, at) => {
      const more = places.get(at) ?? [];
      if (more.length === 0 && !cut.has(at)) {
        const block = blockOf(row);
        return () => block;
      }
      const left = row.entries.filter(({ id }) => !ids.has(id));
      const parts = [...left, ...more].toSorted(compare).map(({ json }) => json);
      return parts.length > 0 ? () => new ListBlock(parts) : [];
    });
  }

  /** The row that a new entry goes into. */
  #placeOf(entry: ListEntry): number {
    return Math.max(0, Math.min(this.#rowOf(entry), this.#rows.length - 1));
  }

  /** The row that has the entry, or would have it. */
  #rowOf(entry: ListEntry): number {
    return firstWhere(this.#rows, ({ entries }) => {
      const last = entries.at(-1);
      return last !== undefined && compare(last, entry) >= 0;
    });
  }
}

function blockOf(row: Row): ListBlock {
  row.block ??= join(row.entries);
  return row.block;
}

/** One block of entries, which from now on are parts of it: their bytes are there once. */
function join(entries: readonly ListEntry[]): ListBlock {
  const block = new ListBlock(entries.map(({ json }) => json));
  for (const [index, json] of block.parts().entries()) {
    const entry = entries[index];
    if (entry !== undefined) entry.json = json;
  }
  return block;
}
