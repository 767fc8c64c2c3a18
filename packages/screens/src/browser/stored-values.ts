/** Keeps values that have no room in the browser's storage of texts, such as pictures. */
export interface ValueStorage {
  read: (key: string) => Promise<unknown>;
  /** `undefined` takes the value away. */
  write: (key: string, value: unknown) => Promise<void>;
}

const STORE = 'values';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Values in IndexedDB; each call rejects where the browser refuses it. */
export function createValueStorage(name: string): ValueStorage {
  let opened: Promise<IDBDatabase> | undefined;
  function open(): Promise<IDBDatabase> {
    opened ??= (async () => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
      return done(request);
    })();
    return opened;
  }
  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await open()).transaction(STORE, mode).objectStore(STORE);
  }
  return {
    read: async (key) => done((await store('readonly')).get(key)),
    write: async (key, value) => {
      const values = await store('readwrite');
      if (value === undefined) await done(values.delete(key));
      else await done(values.put(value, key));
    },
  };
}
