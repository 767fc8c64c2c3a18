import { type EndpointName, methodOf, routePatternOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** What a handler may look at. */
export interface MockCall {
  params: Readonly<Record<string, string>>;
  request: Request;
}

type Answer = object | ((call: MockCall) => unknown);

async function respond(name: EndpointName, call: MockCall, answer: Answer): Promise<Response> {
  const value = typeof answer === 'function' ? await answer(call) : answer;
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
  return METHODS[methodOf(name)](`*${routePatternOf(name)}`, ({ params, request }) =>
    resolve({ params: params as Record<string, string>, request }),
  );
}

/** Answers a call of the contract: with JSON, with bytes, or with what a function makes of the call. */
export function answers(name: EndpointName, answer: Answer): HttpHandler {
  return handler(name, (call) => respond(name, call, answer));
}

/** Refuses a call with a status and the server's sentence. */
export function refuses(name: EndpointName, status: number, message = 'Ditolak'): HttpHandler {
  return handler(name, async () => HttpResponse.json({ message }, { status }));
}

/** Refuses the first calls, then answers. */
export function refusesAtFirst(
  name: EndpointName,
  status: number,
  answer: Answer,
  times = 1,
): HttpHandler {
  let calls = 0;
  return handler(name, async (call) => {
    calls += 1;
    if (calls <= times) return HttpResponse.json({ message: 'Ditolak' }, { status });
    return respond(name, call, answer);
  });
}

/** Breaks the connection. */
export function breaks(name: EndpointName): HttpHandler {
  return handler(name, async () => HttpResponse.error());
}

/** Never answers. */
export function hangs(name: EndpointName): HttpHandler {
  return handler(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
