import { PERSON_COOKIE } from './campus-provider.js';

type Cookies = Map<string, string>;

/** More steps than any sign-in takes. */
const MOST_STEPS = 10;

/** As much of a browser as a sign-in needs: cookies, and going where it is led. */
export interface CampusBrowser {
  /** Opens an address, and stays there; cookies go and come. */
  open: (address: string) => Promise<Response>;
  /** Goes where it is led, until the site's own pages, or until an address begins so. */
  follow: (address: string, until?: string) => Promise<URL>;
  /** Signs in at a server; the login page that it comes back to. */
  signIn: (next?: string) => Promise<URL>;
  /** Those of the server. */
  cookies: Cookies;
  /** Calls the server with its cookies. */
  send: (method: string, path: string, body: object, token?: string) => Promise<Response>;
  /** Begins a session with what the login page has found. */
  exchange: (code: string | null) => Promise<Response>;
}

/**
 * @param person who sits before it, as the provider knows them
 * @param siteUrl what servers take for their address
 * @param server where they really are
 */
export function campusBrowser(person: string, siteUrl: string, server: string): CampusBrowser {
  const jars = new Map<string, Cookies>();
  const jarOf = (origin: string): Cookies => {
    const jar = jars.get(origin) ?? new Map();
    jars.set(origin, jar);
    return jar;
  };

  function keep(answer: Response, origin: string): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jarOf(origin).delete(name);
      else jarOf(origin).set(name, value);
    }
  }

  async function open(address: string): Promise<Response> {
    const { origin } = new URL(address);
    const cookies = [...jarOf(origin), [PERSON_COOKIE, person]];
    const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    keep(answer, origin);
    return answer;
  }

  async function follow(address: string, until = `${siteUrl}/login`): Promise<URL> {
    let at = new URL(address);
    for (let step = 0; step < MOST_STEPS && !at.href.startsWith(until); step += 1) {
      const answer = await open(at.href.replace(siteUrl, server));
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${at.pathname}: ${answer.status} leads nowhere`);
      at = new URL(location, at);
    }
    return at;
  }

  const send: CampusBrowser['send'] = (method, path, body, token) => {
    const cookie = [...jarOf(server)].map(([name, value]) => `${name}=${value}`).join('; ');
    const known = token === undefined ? {} : { 'x-access-token': token };
    const headers = { 'content-type': 'application/json', cookie, ...known };
    const init = { method, headers, body: JSON.stringify(body) };
    return fetch(server + path, init);
  };

  return {
    open,
    follow,
    signIn: (next) => {
      const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
      return follow(`${siteUrl}/api/auth/oidc${query}`);
    },
    cookies: jarOf(server),
    send,
    exchange: (code) => send('POST', '/api/auth/oidc/session', { code }),
  };
}

/** Fields of a login page after its `#`. */
export function foundAt({ hash }: URL): { kode: string | null; masalah: string | null } {
  const found = new URLSearchParams(hash.slice(1));
  return { kode: found.get('kode'), masalah: found.get('masalah') };
}
