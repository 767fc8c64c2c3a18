/** Where the API begins on the server's origin. */
export const API_BASE = '/api';

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type PathParts<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParts<Rest>
  : never;

/** Names of the parts of an endpoint's path: `'id'` for `GET /questionsets/{id}`. */
export type PathPart<Endpoint extends string> = PathParts<Endpoint>;

type QueryValue = string | number | boolean;

/** Values of a query; `undefined` and empty ones are left out, each of a list is written by itself. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** Parts of an address beside its endpoint: the parts of its path, and a query. */
export type AddressParts<Endpoint extends string> = [PathPart<Endpoint>] extends [never]
  ? [params?: Record<string, never> | undefined, query?: Query]
  : [params: Record<PathPart<Endpoint>, number | string>, query?: Query];

/** The method of an endpoint. */
export function methodIn(endpoint: string): Method {
  return endpoint.slice(0, endpoint.indexOf(' ')) as Method;
}

/** The path of an endpoint below {@link API_BASE}, its parts in braces: `/questionsets/{id}`. */
export function templateIn(endpoint: string): string {
  return endpoint.slice(endpoint.indexOf(' ') + 1);
}

/** The address of an endpoint on its origin. */
export function addressOf(
  endpoint: string,
  params: Readonly<Record<string, number | string>> = {},
  query: Query = {},
): string {
  const path = templateIn(endpoint).replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(params[part])),
  );
  const search = Object.entries(query)
    .flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, String(one)] as const))
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  return API_BASE + path + (search === '' ? '' : `?${search}`);
}
