import type { MyDataApi } from '@bank-soal/screens/api';

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

/** What an account has for itself. The port's code comes with its first call: a first visit asks nothing of it. */
export const myDataApi = new Proxy({} as MyDataApi, {
  get:
    (_, name: string) =>
    async (...args: never[]) =>
      ((await import('./my-apis.js')).myData as unknown as Calls)[name]?.(...args),
});
