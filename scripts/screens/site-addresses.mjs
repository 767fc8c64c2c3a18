import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachOf, textOf } from './screen-sources.mjs';

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
    /\b(page|rendered|route)\((?:paths\.(\w+)(?:\(':\w+(\??)'\))?|'\*'), '(\w+)', (?:\(\) => import\('\.\/([^']+)\.js'\)|login)/g,
  );
  const pages = [...lines].map(([, kind, name, more = '', access = '', module]) => ({
    path: name === undefined ? '*' : `${paths[name] ?? ''}${more}`,
    access,
    isDrawn: kind !== 'page',
    file: at(`${module ?? 'pages/login-page'}.tsx`),
  }));
  return [...pages, ...adminRoutes(paths)];
}

/** @type {(paths: Record<string, string>) => (Address & { file: string })[]} */
function adminRoutes(paths) {
  const areas = pathsIn('admin-paths.ts');
  const lines = textOf(at('admin.tsx')).matchAll(
    /page\(\s*(paths|adminPages)\.(\w+),\s*\(\) => import\('\.\/([^']+)\.js'\)/g,
  );
  return [...lines].flatMap(([, list, name = '', module = '']) => {
    const path = list === 'paths' ? paths[name] : `${paths['admin']}/${areas[name]}`;
    if (!path || path.startsWith(paths['devAdmin'] ?? '')) return [];
    return [{ path, access: 'admin', isDrawn: false, file: at(`${module}.tsx`) }];
  });
}

const places = routes().map(({ file, ...address }) => ({ address, reach: reachOf([file]) }));
const frames = [
  { name: 'site', reach: reachOf([at('layout.tsx'), at('lazy-parts.tsx')]) },
  {
    name: 'admin',
    reach: reachOf([join(site, '../../../packages/screens/src/admin/frame/admin-frame.tsx')]),
  },
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
