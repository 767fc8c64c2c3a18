import type { TestServer } from './start-test-server.js';

/** Everyone who may read a bank, from the least to the most; `wrong` has an invalid token. */
export type Who = 'visitor' | 'wrong' | 'student' | 'lecturer' | 'owner' | 'admin';

/** The people of the sample bank, and a lecturer who owns none of its sets. */
export interface Viewers {
  /** Signs everyone in; once, before anyone asks. */
  signIn: () => Promise<void>;
  /** The token of one of them, `''` of visitors. */
  tokenOf: (who: Who) => string;
  /** Calls the API as one of them. */
  ask: (who: Who, path: string, init?: RequestInit) => Promise<Response>;
  /** Answer to one of them. */
  read: <T>(who: Who, path: string, init?: RequestInit) => Promise<T>;
}

/** Calls as the same people in every suite. */
export function viewersOf(server: () => TestServer): Viewers {
  const tokens: Partial<Record<Who, string>> = { wrong: 'bukan-token' };
  const tokenOf = (who: Who) => tokens[who] ?? '';

  const ask: Viewers['ask'] = (who, path, init = {}) => {
    const token = tokenOf(who);
    const headers = { ...init.headers, ...(token && { 'x-access-token': token }) };
    return server().get(`/api${path}`, { ...init, headers });
  };

  return {
    signIn: async () => {
      const { send, tokenOf: signedIn } = server();
      tokens.admin = await signedIn('kepala@uji.ac.id', 'rahasia-kepala');
      tokens.owner = await signedIn('sari@uji.ac.id', 'rahasia-sari');
      tokens.student = await signedIn('mira@uji.ac.id', 'rahasia-mira');
      const tono = { nama: 'Tono', email: 'tono@uji.ac.id', password: 'rahasia-tono' };
      await send('POST', '/api/admin/dosen', tono, tokens.admin);
      tokens.lecturer = await signedIn(tono.email, tono.password);
    },
    tokenOf,
    ask,
    read: async <T>(who: Who, path: string, init?: RequestInit) =>
      (await (await ask(who, path, init)).json()) as T,
  };
}
