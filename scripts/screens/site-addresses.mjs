import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, reachOf, targetsOf, textOf } from './screen-sources.mjs';

/** @typedef {{ path: string, access: string, isDrawn: boolean }} Address */

const site = fileURLToPath(new URL('../../apps/site/src/', import.meta.url));
const at = (/** @type {string} */ file) => join(site, file);

/** @type {(file: string) => Record<string, string>} */
function pathsIn(file) {
  const found = textOf(at(file)).matchAll(
    /^ {2}(\w+): (?:'([^']+)'|\(\w+: [^)]+\) => `([^`]+)`),$/gm,
  );
  return Object.fromEntries(
    [...found].map(([, name, plain, made]) => [name, plain ?? made?.replace(/\$\{(\w+)\}/, ':$1')]),
  );
}

/** A route, and the file whose page it shows. */
/** @returns {(Address & { file: string })[]} */
function routes() {
  const paths = pathsIn('paths.ts');
  const routesFile = textOf(at('routes.tsx'));
  const lines = routesFile.matchAll(
    /\b(page|drawnPage|route)\(\s*(?:paths\.(\w+)(?:\(':\w+'\))?|'\*'),\s*'(\w+)',\s*(?:async \(\) => \(await (?:import\('\.\/([^']+)\.js'\)|\w+\(\))\)\.(\w+)|\w+, true)/g,
  );
  const pages = [...lines].map(([call, kind, name, access = '', module, page]) => ({
    path: name === undefined ? '*' : (paths[name] ?? ''),
    access,
    isDrawn: kind === 'drawnPage' || call.endsWith(', true'),
    file: module ? at(`${module}.tsx`) : pageFile(page),
  }));
  return [...pages, ...adminRoutes(paths)];
}

/** Pages of a group come from the index of the group; the login has a file of its own. */
/** @type {(page: string | undefined) => string} */
function pageFile(page) {
  if (page === undefined) return at('pages/login-page.tsx');
  const group = at('pages/own-pages.ts');
  const taken = importsOf(group).find(({ names }) => names.includes(page));
  return (taken && targetsOf(group, taken)[0]) ?? '';
}

/** @type {(paths: Record<string, string>) => (Address & { file: string })[]} */
function adminRoutes(paths) {
  const text = textOf(at('admin-routes.tsx'));
  const areas = pathsIn('admin-paths.ts');
  const files = Object.fromEntries(
    [...text.matchAll(/const (\w+) = page\(\s*async[^']+'\.\/([^']+)\.js'/g)].map(
      ([, name, module]) => [name, at(`${module}.tsx`)],
    ),
  );
  const lines = text.matchAll(/<Route path=\{(paths|adminPages)\.(\w+)\} element=\{(\w+)\} \/>/g);
  return [...lines].flatMap(([, list, name = '', element = '']) => {
    const path = list === 'paths' ? paths[name] : `${paths['admin']}/${areas[name]}`;
    const file = files[element];
    if (!path || !file || path.startsWith(paths['devAdmin'] ?? '')) return [];
    return [{ path, access: 'admin', isDrawn: false, file }];
  });
}

const places = routes().map(({ file, ...address }) => ({ address, reach: reachOf([file]) }));
const frames = [
  { name: 'site', reach: reachOf([at('layout.tsx'), at('late-parts.tsx')]) },
  { name: 'admin', reach: reachOf([at('admin-layout.tsx')]) },
];

/** Every address of the assembled site. */
export const allAddresses = places.map(({ address }) => address);

/**
 * Where the assembled site shows what a file draws.
 *
 * @param {string} file absolute path
 * @returns {{ frames: string[], addresses: Address[] }} the frames that have it around every page; else the pages
 */
export function addressesOf(file) {
  const around = frames.filter(({ reach }) => reach.has(file)).map(({ name }) => name);
  if (around.length > 0) return { frames: around, addresses: [] };
  return {
    frames: [],
    addresses: places.filter(({ reach }) => reach.has(file)).map(({ address }) => address),
  };
}
