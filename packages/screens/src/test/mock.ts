import type { CallInput } from '@bank-soal/contract/client';
import { type EndpointName, methodOf, routePatternOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** What a handler may look at. */
export interface MockCall {
  params: Readonly<Record<string, string>>;
  /** The id in the path. */
  id: number;
  query: URLSearchParams;
  /** JSON. */
  body: unknown;
  /** The form of an upload. */
  form: FormData;
  ifMatch: string | null;
  request: Request;
}

type BodyOf<Name extends EndpointName> =
  CallInput<Name> extends { body: infer Body } ? Body : unknown;

/** An answer: JSON, bytes, a response as it is, or what a function makes of the call. */
type Answer<Name extends EndpointName> =
  | object
  | ((call: MockCall & { body: BodyOf<Name> }) => unknown);

async function readCall(name: EndpointName, params: unknown, request: Request): Promise<MockCall> {
  const { upload }: Route = routes[name];
  const text = upload ? '' : await request.clone().text();
  return {
    params: params as Record<string, string>,
    id: Number((params as { id?: string }).id),
    query: new URL(request.url).searchParams,
    body: text === '' ? undefined : JSON.parse(text),
    form: upload ? await request.clone().formData() : new FormData(),
    ifMatch: request.headers.get('if-match'),
    request,
  };
}

async function respond<Name extends EndpointName>(
  name: Name,
  call: MockCall,
  answer: Answer<Name>,
): Promise<Response> {
  const value =
    typeof answer === 'function' ? await answer({ ...call, body: call.body as never }) : answer;
  if (value instanceof Response) return value;
  const [status, schema] = Object.entries((routes[name] as Route).answers)[0] ?? [];
  if (value instanceof Blob) return new HttpResponse(value, { status: Number(status) });
  // A mock that no server could answer would prove nothing.
  if (typeof schema === 'object' && !schema.safeParse(value).success) {
    throw new Error(`The mock of ${name} breaks the contract`);
  }
  return HttpResponse.json(value as object, { status: Number(status) });
}

function handler(name: EndpointName, resolve: (call: MockCall) => Promise<Response>): HttpHandler {
  return METHODS[methodOf(name)](`*${routePatternOf(name)}`, async ({ params, request }) =>
    resolve(await readCall(name, params, request)),
  );
}

/** Answers a call of the contract. */
export function answers<Name extends EndpointName>(name: Name, answer: Answer<Name>): HttpHandler {
  return handler(name, (call) => respond(name, call, answer));
}

/** Answers many calls: a server of a table of answers by the names of calls. */
export function serve(table: { [Name in EndpointName]?: Answer<Name> }): HttpHandler[] {
  return Object.entries(table).map(([name, answer]) => answers(name as EndpointName, answer));
}

/** A refusal, for a function that answers. */
export const refusal = (status: number, message: string, rest: object = {}) =>
  HttpResponse.json({ message, ...rest }, { status });

/** Refuses a call with a status and the server's sentence. */
export function refuses(name: EndpointName, status: number, message = 'Ditolak'): HttpHandler {
  return answers(name, () => refusal(status, message));
}

/** Refuses the first calls, then answers. */
export function refusesAtFirst<Name extends EndpointName>(
  name: Name,
  status: number,
  answer: Answer<Name>,
  times = 1,
): HttpHandler {
  let calls = 0;
  return handler(name, async (call) => {
    calls += 1;
    return calls <= times ? refusal(status, 'Ditolak') : respond(name, call, answer);
  });
}

/** Breaks the connection. */
export function breaks(name: EndpointName): HttpHandler {
  return answers(name, () => HttpResponse.error());
}

/** Never answers. */
export function hangs(name: EndpointName): HttpHandler {
  return answers(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
