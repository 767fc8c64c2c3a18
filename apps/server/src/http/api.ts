import {
  type EndpointName,
  endpoints,
  methodOf,
  type PathParam,
  routePatternOf,
  templateOf,
} from '@bank-soal/contract/endpoints';
import { parseId } from '@bank-soal/contract/ids';
import { type Access, type Route, routes } from '@bank-soal/contract/routes';
import { type Context, Hono } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import { notFound, Refusal } from '../refusal.js';
import type { Account } from '../services/accounts.js';
import type { Tokens } from '../services/tokens.js';
import { readJson } from './read-json.js';
import { requireAccount } from './require-account.js';

type Declared<Name extends EndpointName> = (typeof routes)[Name];
type Parsed<R, Key extends string> = R extends { [K in Key]: infer S extends ZodMiniType }
  ? output<S>
  : undefined;

/** One call, checked: who calls, and what they sent, as the contract reads it. */
export interface Call<Name extends EndpointName> {
  c: Context;
  /** The caller; undefined only where the call is public. */
  user: Declared<Name>['access'] extends 'public' ? undefined : Account;
  params: Record<PathParam<Name>, number>;
  query: Parsed<Declared<Name>, 'query'>;
  /** Undefined for multipart bodies, which their handler reads. */
  body: Declared<Name> extends { upload: true } ? undefined : Parsed<Declared<Name>, 'body'>;
}

export type Handler<Name extends EndpointName> = (call: Call<Name>) => Response | Promise<Response>;

/** A handler whose path is looked up before its body is read. */
export interface Guarded<Name extends EndpointName> {
  /** Refuses a path that leads nowhere, or not for this caller. */
  guard: (call: Pick<Call<Name>, 'user' | 'params'>) => Promise<unknown>;
  handle: Handler<Name>;
}

/** The calls that exist on this server. */
export type Handlers = { [Name in EndpointName]?: Handler<Name> | Guarded<Name> };

type AnyHandler = (call: object) => Response | Promise<Response>;
type AnyGuarded = { guard?: (call: object) => Promise<unknown>; handle: AnyHandler };

function parse(schema: ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message;
  const known = message !== undefined && !message.startsWith('Invalid');
  throw new Refusal(400, known ? message : 'Data yang dikirim tidak lengkap atau tidak valid.');
}

/** The ids in a path, under the names that the call's own template gives them. */
function parseParams(c: Context, name: EndpointName): Record<string, number> {
  const parts = [...templateOf(name).matchAll(/\{(\w+)\}/g)];
  return Object.fromEntries(
    parts.map(([, part = ''], index) => {
      const id = parseId(c.req.param(`${index}`) ?? '');
      if (id === undefined) throw notFound('Data');
      return [part, id];
    }),
  );
}

/** The query as texts; the parts that may come several times as lists. */
function readQuery(c: Context, repeated: readonly string[] = []): object {
  if (!c.req.url.includes('?')) return {};
  const lists = repeated.map((name) => [name, c.req.queries(name)]);
  return { ...c.req.query(), ...Object.fromEntries(lists) };
}

async function answer(
  name: EndpointName,
  handler: AnyHandler | AnyGuarded,
  tokens: Tokens,
  c: Context,
): Promise<Response> {
  const route: Route = routes[name];
  const { guard, handle }: AnyGuarded =
    typeof handler === 'function' ? { handle: handler } : handler;
  const user = await requireAccount(route.access as Access, tokens, c);
  const params = parseParams(c, name);
  await guard?.({ user, params });
  const query = parse(route.query, readQuery(c, route.repeated));
  const body = route.body && !route.upload ? parse(route.body, await readJson(c)) : undefined;
  return handle({ c, user, params, query, body });
}

/** The calls that have a handler, in the contract's order. */
export function mountedNames(handlers: Handlers): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => handlers[name]);
}

/** The path as the router takes it; calls that name an id differently share it. */
function patternOf(name: EndpointName): string {
  let index = 0;
  return routePatternOf(name).replace(/:\w+/g, () => `:${index++}`);
}

/** Sorts a fixed word in a place before an id there. */
function orderOf(name: EndpointName): string {
  return patternOf(name).replaceAll(':', '~');
}

function byPattern(handlers: Handlers): Map<string, Map<string, EndpointName>> {
  const patterns = new Map<string, Map<string, EndpointName>>();
  const names = mountedNames(handlers);
  for (const name of names.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const pattern = patternOf(name);
    const methods = patterns.get(pattern) ?? new Map<string, EndpointName>();
    patterns.set(pattern, methods.set(methodOf(name), name));
  }
  return patterns;
}

/** Answers OPTIONS, and refuses a method that the path does not have. */
function otherMethod(c: Context, methods: ReadonlyMap<string, EndpointName>): Response {
  const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  throw new Refusal(405, 'Metode ini tidak tersedia untuk alamat tersebut.', headers);
}

/** Mounts the handlers under the contract's paths; each path answers 405 to its other methods. */
export function apiRoutes(handlers: Handlers, tokens: Tokens): Hono {
  const api = new Hono();
  for (const [pattern, methods] of byPattern(handlers)) {
    api.all(pattern, (c) => {
      const { method } = c.req;
      const name = methods.get(method === 'HEAD' ? 'GET' : method);
      if (name === undefined) return otherMethod(c, methods);
      return answer(name, handlers[name] as AnyHandler | AnyGuarded, tokens, c);
    });
  }
  return api;
}
