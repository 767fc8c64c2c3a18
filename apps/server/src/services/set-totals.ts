/** Different queries whose totals are kept. */
const MOST = 500;

/**
 * How many sets match a query: counted once, until a set changes in what queries compare.
 */
export class SetTotals {
  readonly #versionNow: () => number | undefined;
  readonly #kept = new Map<string, number>();
  #version: number | undefined;

  /** @param versionNow another after every such change; undefined: nobody can tell, count anew */
  constructor(versionNow: () => number | undefined) {
    this.#versionNow = versionNow;
  }

  /** @param key says the same only for the same query */
  async of(key: string, count: () => Promise<number>): Promise<number> {
    const version = this.#versionNow();
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const total = await count();
    // A count that a write ran into may be from before it.
    if (version !== undefined && version === this.#versionNow() && version === this.#version) {
      if (this.#kept.size >= MOST) this.#kept.clear();
      this.#kept.set(key, total);
    }
    return total;
  }
}
