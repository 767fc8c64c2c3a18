/** A list that is cached between answers, and its size. */
interface CachedList {
  readonly bytes: number;
}

/** Memory of the cache: the next answer can share most of the last. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The lists that were used last, up to a number of bytes of all together. */
export class CachedLists<Key, List extends CachedList> {
  /** The last used stand last; each with its size when it was measured. */
  readonly #lists = new Map<Key, { list: List; bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  /** @param mostBytes of the cache, of all lists together */
  constructor(mostBytes = CACHE_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The list of a key; undefined where it is not cached. */
  known(key: Key): List | undefined {
    const cached = this.#lists.get(key);
    if (cached === undefined) return undefined;
    this.#lists.delete(key);
    this.#lists.set(key, cached);
    return cached.list;
  }

  /** The list of a key; made where it is not cached. */
  of(key: Key, make: () => List): List {
    const known = this.known(key);
    if (known !== undefined) return known;
    const list = make();
    this.#lists.set(key, { list, bytes: 0 });
    return list;
  }

  /** Call it once a list may have grown: drops the least recently used ones. */
  measure(key: Key, list: List): void {
    const cached = this.#lists.get(key);
    // It may have had to go while it was read.
    if (cached?.list !== list) return;
    this.#bytes += list.bytes - cached.bytes;
    cached.bytes = list.bytes;
    for (const [oldest, { bytes }] of this.#lists) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#lists.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
