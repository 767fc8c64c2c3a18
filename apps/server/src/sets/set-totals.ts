/** Different queries whose totals are cached. */
const MOST = 500;

/**
 * How many sets match a query: counted once, until a set changes in what queries compare.
 */
export class SetTotals<Total = number> {
  readonly #versionNow: () => number | Promise<number>;
  readonly #cached = new Map<string, { version: number; total: Total }>();

  /** @param versionNow a higher one after every such change, whichever server made it */
  constructor(versionNow: () => number | Promise<number>) {
    this.#versionNow = versionNow;
  }

  /**
   * At once where it is cached.
   *
   * @param key of the query: equal only for equal queries
   */
  of(key: string, count: () => Promise<Total>): Total | Promise<Total> {
    const version = this.#versionNow();
    const known = this.#cached.get(key);
    return known !== undefined && known.version === version
      ? known.total
      : this.#countAt(key, version, count);
  }

  async #countAt(
    key: string,
    versionNow: number | Promise<number>,
    count: () => Promise<Total>,
  ): Promise<Total> {
    const version = await versionNow;
    const known = this.#cached.get(key);
    if (known?.version === version) return known.total;
    const total = await count();
    // A count that a write ran into may be from before it.
    if ((await this.#versionNow()) === version) this.#cache(key, version, total);
    return total;
  }

  #cache(key: string, version: number, total: Total): void {
    if (this.#cached.size >= MOST) this.#cached.clear();
    this.#cached.set(key, { version, total });
  }
}
