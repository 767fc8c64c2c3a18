import { failureIn, issueOf, parseId } from '@bank-soal/contract/common';
import {
  type EndpointName,
  endpoints,
  methodOf,
  type PathParam,
  routePatternOf,
  templateOf,
} from '@bank-soal/contract/endpoints';
import { countsAsWrite, type Route, routes } from '@bank-soal/contract/routes';
import { type Context, Hono } from 'hono';
import type { output, ZodMiniType } from 'zod/mini';
import type { Account } from '../account.js';
import type { SealedCursors } from '../answers/sealed-cursors.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { createJsonReader, type ReadJson } from './read-json.js';
import { type Callers, requireAccount } from './require-account.js';

type Declared<Name extends EndpointName> = (typeof routes)[Name];
type Parsed<R, Key extends string> = R extends { [K in Key]: infer S extends ZodMiniType }
  ? output<S>
  : undefined;

/** Type of a parameter in a call's path: an id, unless the contract says otherwise. */
type ParamOf<R, Part extends string> = R extends { params: Record<Part, infer S> }
  ? S extends ZodMiniType
    ? output<S>
    : never
  : number;

/** One call, checked: its account and its body, as the contract reads it. */
export interface Call<Name extends EndpointName> {
  c: Context;
  /** The caller; undefined only where the call is public. */
  user: Declared<Name>['access'] extends 'public' ? undefined : Account;
  params: { [Part in PathParam<Name>]: ParamOf<Declared<Name>, Part> };
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

/** Message of a rule without a failure of its own. */
const ELSE = issueOf({ code: 'invalid' });

function parse(schema: ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, ELSE);
  if (result.success) return result.data;
  throw new Refusal(400, failureIn(result.error.issues[0]?.message ?? ELSE.error()));
}

type Reader<T> = (c: Context) => T;

/** Reads the parts of a path, under the names that the call's own template gives them. */
function paramsReader(name: EndpointName): Reader<Record<string, number | string>> {
  const names = [...templateOf(name).matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  const { params: texts = {} }: Route = routes[name];
  const read = (part: string, text: string) => {
    const schema = texts[part];
    return schema === undefined ? parseId(text) : schema.safeParse(text).data;
  };
  return (c) => {
    const params: Record<string, number | string> = {};
    for (const [index, part] of names.entries()) {
      const value = read(part, c.req.param(`${index}`) ?? '');
      if (value === undefined) throw notFound();
      params[part] = value;
    }
    return params;
  };
}

/** Reads the query as texts; the parts that may come several times as lists. */
function queryReader({ query, repeated = [] }: Route): Reader<unknown> {
  if (query === undefined) return () => undefined;
  // A required query is refused when it is missing.
  const none = query.safeParse({});
  return (c) => {
    if (none.success && !c.req.url.includes('?')) return none.data;
    const lists = repeated.map((part) => [part, c.req.queries(part)]);
    return parse(query, { ...c.req.query(), ...Object.fromEntries(lists) });
  };
}

/** Opens the cursor of a list's page, and lets the answer seal that of the next one. */
function openCursor(c: Context, name: EndpointName, query: unknown, { cursors }: Tools): unknown {
  c.set('sealCursor', (end: string) => cursors.seal(name, end));
  const { cursor } = query as { cursor?: string };
  return cursor ? { ...(query as object), cursor: cursors.open(name, cursor) } : query;
}

/** How much each account writes. */
interface Writes {
  /** Counts a call that changes something, before anything of it is read; refuses one too many. */
  count: (account: Account) => Promise<void>;
}

interface Tools extends Callers {
  cursors: SealedCursors;
  writeLimits: Writes;
  readJson: ReadJson;
}

/** One call from request to answer: account, path, and then the body. */
function answering(
  name: EndpointName,
  handler: AnyHandler | AnyGuarded,
  tools: Tools,
): Reader<Response | Promise<Response>> {
  const route: Route = routes[name];
  const { guard, handle }: AnyGuarded =
    typeof handler === 'function' ? { handle: handler } : handler;
  const readParams = paramsReader(name);
  const readPlain = queryReader(route);
  const isList = 'cursor' in ((route.query as { shape?: object } | undefined)?.shape ?? {});
  const readQuery = isList ? (c: Context) => openCursor(c, name, readPlain(c), tools) : readPlain;
  const bodySchema = route.upload ? undefined : route.body;
  const isCounted = countsAsWrite(name);

  if (route.access === 'public' && guard === undefined && bodySchema === undefined) {
    // Nothing to wait for: the reads that everyone makes all the time stay quick.
    return (c) => handle({ c, params: readParams(c), query: readQuery(c) });
  }
  return async (c) => {
    const user = await requireAccount(route.access, tools, c);
    if (user !== undefined && isCounted) await tools.writeLimits.count(user);
    const params = readParams(c);
    await guard?.({ user, params });
    const query = readQuery(c);
    const size = {
      most: route.largestBody,
      isKnown: user !== undefined,
      mayBeEmpty: route.mayComeEmpty,
    };
    const body = bodySchema && parse(bodySchema, await tools.readJson(c, size));
    return handle({ c, user, params, query, body });
  };
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

type Answers = Map<string, Reader<Response | Promise<Response>>>;

/** By pattern and method; a fixed word in a place comes before an id there. */
function byPattern(handlers: Handlers, tools: Tools): Map<string, Answers> {
  const patterns = new Map<string, Answers>();
  const names = mountedNames(handlers);
  for (const name of names.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const pattern = patternOf(name);
    const methods: Answers = patterns.get(pattern) ?? new Map();
    const handler = handlers[name] as AnyHandler | AnyGuarded;
    patterns.set(pattern, methods.set(methodOf(name), answering(name, handler, tools)));
  }
  return patterns;
}

/** Answers OPTIONS, and refuses a method that the path does not have. */
function otherMethod(c: Context, methods: ReadonlyMap<string, unknown>): Response {
  const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const headers = { Allow: allowed.join(', ') };
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  throw new Refusal(405, { code: 'unknown-method' }, headers);
}

/** Mounts the handlers under the contract's paths; each path answers 405 to its other methods. */
export function mountApi(app: Hono, handlers: Handlers, tools: Omit<Tools, 'readJson'>): void {
  const readJson = createJsonReader();
  for (const [pattern, methods] of byPattern(handlers, { ...tools, readJson })) {
    app.all(pattern, (c) => {
      const { method } = c.req;
      const answer = methods.get(method === 'HEAD' ? 'GET' : method);
      return answer === undefined ? otherMethod(c, methods) : answer(c);
    });
  }
}
