import { API_BASE, type EndpointName, endpoints, templateOf } from '@bank-soal/contract/endpoints';
import { withoutSlashes } from '../http/paths.js';

/** The label of whatever is no call of the API: pages, scripts, pictures. */
const SITE = 'site';
/** The label of an address under the API that nothing answers. */
const UNKNOWN = `${API_BASE}/?`;
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

interface Template {
  label: string;
  words: readonly string[];
}

const templates = [
  ...new Set((Object.keys(endpoints) as EndpointName[]).map((name) => templateOf(name))),
].map((template): Template => ({ label: API_BASE + template, words: template.split('/') }));

const isOpen = (word: string) => word.startsWith('{');
const fixed = new Set(
  templates.filter(({ words }) => !words.some(isOpen)).map(({ label }) => label),
);
const open = templates.filter(({ words }) => words.some(isOpen));

function matches({ words }: Template, given: readonly string[]): boolean {
  return (
    words.length === given.length &&
    words.every((word, index) => isOpen(word) || word === given[index])
  );
}

/**
 * The route of a request's address, of which there are few however many addresses are requested: ids stand as
 * `{id}`, and unknown addresses share one label.
 */
export function routeLabel(url: string): string {
  const path = withoutSlashes(url.split('?', 1)[0]?.toLowerCase() ?? '');
  if (HEALTH.has(path)) return path;
  if (path !== API_BASE && !path.startsWith(`${API_BASE}/`)) return SITE;
  if (fixed.has(path)) return path;
  const given = path.slice(API_BASE.length).split('/');
  return open.find((template) => matches(template, given))?.label ?? UNKNOWN;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** A request's method, of those that the server knows. */
export function methodLabel(method = ''): string {
  return METHODS.has(method) ? method : 'other';
}
