import type { Method } from '@bank-soal/contract/endpoint-paths';
import type { EndpointName } from '@bank-soal/contract/endpoints';
import { TOKEN_HEADER } from '@bank-soal/contract/token-header';
import { ApiError, MalformedAnswerError, NetworkError, secondsOf } from './errors.js';

type Parsed<T> = { success: true; data: T } | { success: false; error: unknown };

/** What reads an answer: a schema of the contract, which may have to be loaded first. */
export interface AnswerSchema<T> {
  safeParse(value: unknown): Parsed<T> | Promise<Parsed<T>>;
}

/** Where the calls go, and in whose name. */
export interface HttpClientOptions {
  /** Scheme and host of another origin, without a slash at its end. @default '' (the page's own) */
  origin?: string;
  /** The token of the signed-in user at the moment of the call. */
  accessToken?: () => string | undefined;
  /** Asks in place of the browser, such as a server that draws a page. @default the browser's */
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
}

/** One request, its address already filled in. */
interface CallOptions {
  /** JSON body. */
  body?: unknown;
  /** Multipart body, in place of a JSON one. */
  form?: FormData;
  /** Send the user's token, when there is one. @default false */
  withToken?: boolean;
  /** Let the call go on when the page is left. @default false */
  keepalive?: boolean;
  /** Do it only while the thing still has this ETag. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
}

/** An answer that was read, and the headers that came with it. */
export interface ReadAnswer<T> {
  data: T;
  headers: Headers;
}

/** Calls of the contract over `fetch`. */
export interface HttpClient {
  /** Like {@link HttpClient.json}, with the answer's headers. */
  answer<T>(
    name: EndpointName,
    path: string,
    schema: AnswerSchema<T>,
    call?: CallOptions,
  ): Promise<ReadAnswer<T>>;
  /** Calls, and reads the answer with the schema. */
  json<T>(
    name: EndpointName,
    path: string,
    schema: AnswerSchema<T>,
    call?: CallOptions,
  ): Promise<T>;
  /** Calls, and hands the answer's bytes and headers over. */
  bytes(name: EndpointName, path: string, call?: CallOptions): Promise<ReadAnswer<Blob>>;
  /** Calls, and hands the answer's bytes over. */
  blob(name: EndpointName, path: string, call?: CallOptions): Promise<Blob>;
}

async function refusal(response: Response, body: unknown): Promise<ApiError> {
  const { errorSchema, importErrorSchema } = await import('./answer-schemas.js');
  const parsed = errorSchema.safeParse(body);
  return new ApiError(
    response.status,
    parsed.success ? parsed.data.message : '',
    secondsOf(response.headers.get('retry-after')),
    importErrorSchema.safeParse(body).data?.errors,
    parsed.data,
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

/**
 * Makes the client. Needs nothing but `fetch`.
 *
 * @param methodOf tells the method of a call: a first page does not load the table of all
 */
export function createHttpClient(
  { origin = '', accessToken, fetch: ask = (...call) => fetch(...call) }: HttpClientOptions,
  methodOf: (name: EndpointName) => Method,
): HttpClient {
  async function send(
    name: EndpointName,
    path: string,
    { body, form, withToken = false, keepalive = false, ifMatch, signal }: CallOptions,
  ): Promise<Response> {
    const headers = new Headers();
    const token = withToken ? accessToken?.() : undefined;
    if (token !== undefined) headers.set(TOKEN_HEADER, token);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
    const request: RequestInit = {
      method: methodOf(name),
      headers,
      keepalive,
      signal: signal ?? null,
    };
    if (form !== undefined) request.body = form;
    if (body !== undefined) request.body = JSON.stringify(body);
    const address = methodOf(name) === 'GET' ? ownAddress(path, token) : path;
    const response = await reached(ask(origin + address, request), signal);
    if (!response.ok) throw await refusal(response, await response.json().catch(() => undefined));
    return response;
  }

  async function answer<T>(
    name: EndpointName,
    path: string,
    schema: AnswerSchema<T>,
    call: CallOptions = {},
  ): Promise<ReadAnswer<T>> {
    const response = await send(name, path, call);
    const text = await reached(response.text(), call.signal);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new MalformedAnswerError(`${name}: not JSON`, { cause: error });
    }
    if (isRefusal(value)) throw await refusal(response, value);
    const parsed = await schema.safeParse(value);
    if (!parsed.success) throw new MalformedAnswerError(name, { cause: parsed.error });
    return { data: parsed.data, headers: response.headers };
  }

  async function bytes(name: EndpointName, path: string, call: CallOptions = {}) {
    const response = await send(name, path, call);
    return { data: await reached(response.blob(), call.signal), headers: response.headers };
  }

  return {
    answer,
    bytes,
    json: async (name, path, schema, call) => (await answer(name, path, schema, call)).data,
    blob: async (name, path, call) => (await bytes(name, path, call)).data,
  };
}
