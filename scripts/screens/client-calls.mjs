import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOf } from './screen-sources.mjs';

const contract = fileURLToPath(new URL('../../packages/contract/src', import.meta.url));

/** Method and path of every call of the wire, by its name. */
/** @type {Record<string, string>} */
const endpoints = Object.fromEntries(
  globSync(['client/reading-routes.ts', 'routes/*.ts'], { cwd: contract }).flatMap((file) =>
    [
      ...textOf(join(contract, file)).matchAll(
        /(\w+): (?:\{\s*endpoint: |importRoute\(\s*)'([A-Z]+ [^']+)'/g,
      ),
    ].map(([, name, endpoint]) => [name, endpoint]),
  ),
);

/**
 * The calls of the wire that some code makes by the client.
 *
 * @param {string} code
 * @returns {string[]} such as `GET /questionsets`, in order
 */
export function callsIn(code) {
  const named = [...code.matchAll(/\bapi\??\.(\w+)/g)].map(([, name = '']) => name);
  const quoted = [...code.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
  // `api[name]`: the names stand in quotes, or are put together with a kind that does.
  const chosen = code.includes('api[') ? quoted : [];
  const joined = [...code.matchAll(/\bapi\[`(\w*)\$\{kind\}(\w*)`\]/g)].flatMap(
    ([, before = '', after = '']) => quoted.map((kind) => before + kind + after),
  );
  const found = [...named, ...chosen, ...joined].map((name) => endpoints[name]);
  return [...new Set(found.filter((each) => each !== undefined))].toSorted();
}
