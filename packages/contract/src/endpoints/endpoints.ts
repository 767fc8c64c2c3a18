import { routes } from '../routes/index.js';
import {
  type AddressParts,
  API_BASE,
  addressOf,
  type Method,
  methodIn,
  type PathPart,
  templateIn,
} from './endpoint-paths.js';

export { API_BASE, type Method } from './endpoint-paths.js';

/** Name of a call. */
export type EndpointName = keyof typeof routes;

/** Method and path of every call, below {@link API_BASE}, in the order of the table. */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, { endpoint }]) => [name, endpoint]),
) as { readonly [Name in EndpointName]: (typeof routes)[Name]['endpoint'] };

/** Names of the parts of a call's path: `'id'` for `/questionsets/{id}`. */
export type PathParam<Name extends EndpointName> = PathPart<(typeof endpoints)[Name]>;

/** The method of a call. */
export function methodOf(name: EndpointName): Method {
  return methodIn(endpoints[name]);
}

/** A call's path below {@link API_BASE}, its parts in braces: `/questionsets/{id}`. */
export function templateOf(name: EndpointName): string {
  return templateIn(endpoints[name]);
}

/** A call's path as routers and mocks write it, with {@link API_BASE}: `/api/questionsets/:id`. */
export function routePatternOf(name: EndpointName): string {
  return API_BASE + templateOf(name).replace(/\{(\w+)\}/g, ':$1');
}

/**
 * The address of a call on its origin: `pathOf('questionSet', { id: 3 })` is
 * `/api/questionsets/3`. Put a host before it to call another origin.
 */
export function pathOf<Name extends EndpointName>(
  name: Name,
  ...[params, query]: AddressParts<(typeof endpoints)[Name]>
): string {
  return addressOf(endpoints[name], params, query);
}
