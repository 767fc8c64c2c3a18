import type * as z from 'zod/mini';
import { TOKEN_HEADER } from '../accounts/token-header.js';
import { addressOf, methodIn, type PathPart, type Query } from '../endpoints/endpoint-paths.js';
import type { Route, routes } from '../routes/index.js';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '../sets/set-paging.js';
import { ApiError, MalformedAnswerError, NetworkError } from './client-errors.js';
import { readingRoutes } from './reading-routes.js';

type Routes = typeof routes;

/** Where the calls go, and in whose name. */
export interface ClientOptions {
  /** Scheme and host of another origin, without a slash at its end. @default '' (the page's own) */
  origin?: string;
  /** The token of the signed-in user at the moment of the call. */
  accessToken?: () => string | undefined;
  /**
   * In which language the server shall answer: `id`, `en`, `ms`. A browser would tell its own.
   * @default what the page says of itself, `<html lang>`
   */
  language?: () => string | undefined;
  /** Asks in place of the browser, such as a server that renders a page. @default the browser's */
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
}

/** Options of every call beside those of its row. */
export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Do it only while the thing still has this ETag; 412 when it is another by now. */
  ifMatch?: string | undefined;
  /** Asks by `HEAD` in place of `GET`: whether it would be answered. */
  head?: boolean;
  /** Asks without the token, as a visitor does. */
  anonymous?: boolean;
  /** Called with the share (0 to 1) of an upload that was sent, or the bytes of a download that have come. */
  onProgress?: ((amount: number) => void) | undefined;
}

type FormFields = Readonly<Record<string, File | number | string | undefined>>;

type PathInput<Endpoint extends string> = { [Part in PathPart<Endpoint>]: number | string };

type QueryInput<R> = R extends { query: infer Schema extends z.ZodMiniType }
  ? { query?: { [Key in keyof z.output<Schema>]?: Query[string] } }
  : unknown;

type BodyInput<R> = R extends { upload: true }
  ? { file: File; fields?: FormFields }
  : R extends { body: infer Schema extends z.ZodMiniType }
    ? { body: z.input<Schema> }
    : { body?: Record<string, never> };

/** Input of a call: the parts of its path, its query and its body, as its row says. */
export type CallInput<Name extends keyof Routes> = PathInput<Routes[Name]['endpoint']> &
  QueryInput<Routes[Name]> &
  BodyInput<Routes[Name]> &
  CallOptions;

type DataIn<Answers> = {
  [Status in keyof Answers]: Answers[Status] extends z.ZodMiniType
    ? z.output<Answers[Status]>
    : Blob;
}[keyof Answers];

/** Answer of a call, as its row says: JSON that was read by its schema, or bytes. */
export type CallData<Name extends keyof Routes> = DataIn<Routes[Name]['answers']>;

/** An answer, and what its headers say of it. */
export interface Answer<Data> {
  /** The answer. */
  data: Data;
  /** Tag that tells the thing from every later state of itself; for `ifMatch`. */
  etag: string | undefined;
  /** How many there are on all pages of a list together; 0 for what is no list. */
  total: number;
  /** Asks for the next page of a list; absent on the last. */
  next: string | undefined;
  /** All headers. */
  headers: Headers;
}

/** One call of the wire. */
export type Call<Name extends keyof Routes> = (
  ...input: Record<never, never> extends CallInput<Name>
    ? [input?: CallInput<Name>]
    : [input: CallInput<Name>]
) => Promise<Answer<CallData<Name>>>;

/**
 * Every call of the wire by its name in the table `routes`. Each rejects with an `ApiError`, a `NetworkError` or a
 * `MalformedAnswerError`; an aborted one with the signal's reason.
 */
export type Client = { readonly [Name in keyof Routes]: Call<Name> } & {
  /** The address to send a browser to. */
  readonly addressOf: (name: 'startOidc', query: Query) => string;
};

type Sent = CallOptions & {
  query?: Query;
  body?: unknown;
  file?: File;
  fields?: FormFields;
};

interface Schema {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: unknown };
}

const answers = () => import('./reading-answers.js');

/** The rows of a first page are here; those of other pages, and all schemas, come when they are needed. */
const allRoutes = async () =>
  (await import('./client-routes.js')).routes as Readonly<Record<string, Route>>;

/** The seconds that a `Retry-After` header names; `undefined` when it names none. */
function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

async function refusal(response: Response, body: unknown): Promise<ApiError> {
  const { errorSchema, importErrorSchema } = await answers();
  const { data } = errorSchema.safeParse(body);
  return new ApiError(
    response.status,
    data?.message ?? '',
    secondsOf(response.headers.get('retry-after')),
    importErrorSchema.safeParse(body).data?.errors,
    data,
  );
}

/** Answers that carry a mark of success may refuse with status 200. */
function isRefusal(value: unknown): boolean {
  return (value as { success?: unknown } | null)?.success === false;
}

/**
 * A browser hands out an answer that the page asked for ahead by its address alone, whatever the token: who is
 * signed in asks under another address of the same thing, and gets what is theirs to see.
 */
function ownAddress(path: string, token: string | undefined): string {
  return token === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}`;
}

/** Turns what `fetch` throws into our errors; an abort stays what it is. */
async function reached<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError('No answer from the server', { cause: error });
  }
}

/** The fields go first, so that a server can refuse before the bytes arrive. */
function formOf({ file, fields = {} }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value instanceof File ? value : String(value));
  }
  if (file) form.set('file', file);
  return form;
}

async function schemaOf(name: string, status: number): Promise<Schema | string | undefined> {
  if (name in readingRoutes) {
    return ((await answers()).readingAnswers as Readonly<Record<string, Schema>>)[name];
  }
  const all = (await allRoutes())[name]?.answers;
  return all?.[status] ?? Object.values(all ?? {})[0];
}

async function read(name: string, response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await reached(response.text(), signal);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MalformedAnswerError(`${name}: not JSON`, { cause: error });
  }
  if (isRefusal(value)) throw await refusal(response, value);
  return value;
}

/** Makes the calls of the table `routes`. Needs nothing but `fetch`; the token is read anew for every call. */
export function createClient({
  origin = '',
  accessToken,
  language = () => globalThis.document?.documentElement.lang,
  fetch: ask = (...call) => fetch(...call),
}: ClientOptions = {}): Client {
  async function send(name: string, input: Sent & Readonly<Record<string, unknown>>) {
    const inForce = accessToken?.();
    const row: Pick<Route, 'endpoint' | 'anonymous' | 'keepalive'> | undefined =
      readingRoutes[name as keyof typeof readingRoutes] ?? (await allRoutes())[name];
    if (!row) throw new Error(`There is no call ${name}`);
    const { query, body, file, head, anonymous, ifMatch, onProgress, signal } = input;
    const headers = new Headers();
    const token = row.anonymous || anonymous ? undefined : inForce;
    const spoken = language();
    if (spoken) headers.set('accept-language', spoken);
    if (token !== undefined) headers.set(TOKEN_HEADER, token);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
    const method = methodIn(row.endpoint);
    const request: RequestInit = {
      method: head ? 'HEAD' : method,
      headers,
      keepalive: row.keepalive ?? false,
      signal: signal ?? null,
    };
    if (body !== undefined) request.body = JSON.stringify(body);
    if (file) request.body = formOf(input);
    const path = addressOf(row.endpoint, input as PathInput<string>, query);
    const address = origin + (method === 'GET' ? ownAddress(path, token) : path);
    const progress = onProgress && (await import('./client-progress.js'));
    const by = file && progress ? progress.sending(onProgress) : ask;
    const response = await reached(by(address, request), signal);
    if (!response.ok) throw await refusal(response, await response.json().catch(() => undefined));
    return progress && !file ? progress.receiving(response, onProgress) : response;
  }

  async function call(name: string, input: Sent = {}): Promise<Answer<unknown>> {
    const response = await send(name, { ...input });
    const { headers, status } = response;
    const schema = await schemaOf(name, status);
    let data: unknown;
    if (typeof schema === 'object') {
      const parsed = schema.safeParse(await read(name, response, input.signal));
      if (!parsed.success) throw new MalformedAnswerError(name, { cause: parsed.error });
      data = parsed.data;
    } else {
      data = await reached(response.blob(), input.signal);
    }
    const count = Array.isArray(data) ? data.length : 0;
    const total = Number(headers.get(TOTAL_COUNT_HEADER) ?? count);
    return {
      data,
      etag: headers.get('etag') ?? undefined,
      total: Number.isFinite(total) ? total : count,
      next: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
      headers,
    };
  }

  // The first call follows at once; whoever needs the schemas hears when they cannot be had.
  void answers().catch(() => undefined);
  const own = {
    addressOf: (name: 'startOidc', query: Query) =>
      origin + addressOf(readingRoutes[name].endpoint, {}, query),
  };
  const callNamed = (name: string) => (input?: Sent) => call(name, input);
  // `await` on the client asks whether it is a promise.
  return new Proxy(own, {
    get: (_, name: string) =>
      name === 'addressOf' ? own.addressOf : name === 'then' ? undefined : callNamed(name),
  }) as unknown as Client;
}
