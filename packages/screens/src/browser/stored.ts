/** The part of the browser's storage that is needed to keep something. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Result of the work; `undefined` when it throws, as a storage does that is full or refused. */
export function tryTo<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Value of a stored text; `undefined` for one that is absent or broken. */
export function parseStored(text: string | null | undefined): unknown {
  return tryTo(() => JSON.parse(text ?? '') as unknown);
}

/**
 * Reads what is kept under a name.
 *
 * @param read is given it as it was parsed, and tells what of it is as it should be
 */
export function readStored<T>(
  storage: KeyStorage | undefined,
  key: string,
  read: (kept: unknown) => T,
): T {
  return read(parseStored(tryTo(() => storage?.getItem(key))));
}

/**
 * Keeps a value under a name; `undefined` takes it away. What is kept already is not written again, and
 * a full or refused storage costs the value, nothing else.
 */
export function keepStored(storage: KeyStorage | undefined, key: string, value: unknown): void {
  tryTo(() => {
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined) storage?.removeItem(key);
    else if (storage?.getItem(key) !== text) storage?.setItem(key, text);
  });
}
