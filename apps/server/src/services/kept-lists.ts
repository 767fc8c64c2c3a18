/** A list that is kept between answers, and what it takes. */
interface KeptList {
  readonly bytes: number;
}

/** How much of what was answered last is kept, so that the next answer can share it. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The lists of those who asked last, up to a number of bytes of all together. */
export class KeptLists<Key, List extends KeptList> {
  /** Those asked for last stand last. */
  readonly #lists = new Map<Key, List>();
  readonly #mostBytes: number;

  /** @param mostBytes that are kept, of all lists together */
  constructor(mostBytes = KEPT_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The list of one who asks; made where it is not kept. */
  of(key: Key, make: () => List): List {
    const list = this.#lists.get(key) ?? make();
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  /** Lets those go that were asked for longest ago: call it once a list has grown. */
  forgetOldest(): void {
    let bytes = 0;
    for (const list of this.#lists.values()) bytes += list.bytes;
    for (const [key, list] of this.#lists) {
      if (bytes <= this.#mostBytes) return;
      this.#lists.delete(key);
      bytes -= list.bytes;
    }
  }
}
