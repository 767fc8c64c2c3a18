import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOf } from './screen-sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const api = join(root, 'packages/screens/src/api');
const contract = join(root, 'packages/contract/src');

/** Method and path of every call of the wire, by its name. */
/** @type {Record<string, string>} */
const endpoints = Object.fromEntries(
  ['reading-endpoints.ts', 'endpoints.ts'].flatMap((file) =>
    [...textOf(join(contract, file)).matchAll(/^ {2}(\w+): '([A-Z]+ [^']+)',/gm)].map(
      ([, name, endpoint]) => [name, endpoint],
    ),
  ),
);

/** Groups of calls have methods of the same names, whose endpoints a list beside them names. */
const METHODS = { update: 'rename', remove: 'delete' };

/** @typedef {Map<string, string>} Calls endpoints by the method of the port that calls them */
/** @type {{ own: Calls, groups: Map<string, Calls> }} */
const ports = { own: new Map(), groups: new Map() };

/** The group behind each member of the administration's port. */
const groupNames = new Map(
  [...textOf(join(api, 'http-admin-api.ts')).matchAll(/^ {4}(\w+): (\w+)Calls\(http\)/gm)].map(
    ([, member = '', group = '']) => [member, group],
  ),
);
const grouped = new Set(groupNames.values());

for (const file of globSync('http-*.ts', { cwd: api })) {
  if (file.includes('.test.')) continue;
  for (const part of textOf(join(api, file)).split(/^(?=(?:export )?(?:async )?function )/m)) {
    const group = /function (\w+)Calls\(/.exec(part)?.[1];
    const calls = group && grouped.has(group) ? new Map() : ports.own;
    for (const [method, endpoint] of callsOf(part)) calls.set(method, endpoint);
    if (group && calls !== ports.own) ports.groups.set(group, calls);
  }
}

/** @type {(part: string) => [string, string][]} */
function callsOf(part) {
  const names = /const names = \{([^}]*)\}/.exec(part)?.[1] ?? '';
  const listed = [...names.matchAll(/(\w+): '(\w+)'/g)].map(
    ([, key = '', name = '']) =>
      /** @type {[string, string]} */ ([
        METHODS[/** @type {keyof typeof METHODS} */ (key)] ?? key,
        endpoints[name] ?? '',
      ]),
  );
  const written = part
    .split(/^ {2,6}(?=(?:async )?\w+(?:: (?:async )?\(|: (?:async )?\w+ =>|\())/m)
    .flatMap((method) => {
      const [, name = ''] = /^(?:async )?(\w+)/.exec(method) ?? [];
      const called = /(?:http\.\w+\(|pathOf\()\s*'(\w+)'/.exec(method)?.[1] ?? name;
      const endpoint = endpoints[called];
      return endpoint ? [/** @type {[string, string]} */ ([name, endpoint])] : [];
    });
  return [...listed, ...written];
}

/**
 * The calls of the wire that some code makes by the ports of screens.
 *
 * @param {string} code
 * @returns {string[]} such as `GET /questionsets`, in order
 */
export function callsIn(code) {
  const members = [
    ...[...code.matchAll(/\{([^{}]*)\} = useAdminApi\(\)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(': ')),
    ),
    ...[...code.matchAll(/useAdminApi\(\)\.(\w+)/g)].map(([, name = '']) => [name]),
  ];
  const found = members.flatMap(([member = '', alias = member]) => {
    const group = ports.groups.get(groupNames.get(member) ?? '');
    if (!group) return [ports.own.get(member)];
    // Functions beside a hook are handed the group as `calls`.
    return called(code, `(?:${alias}|calls)`).map((method) => group.get(method));
  });
  const direct = called(code, '(?:\\w*[aA]pi|contribution|port)').map(
    (name) => ports.own.get(name) ?? endpoints[name],
  );
  return [...new Set([...found, ...direct].filter((each) => each !== undefined))].toSorted();
}

/** @type {(code: string, of: string) => string[]} */
function called(code, of) {
  return [...code.matchAll(new RegExp(`\\b${of}\\??\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}
