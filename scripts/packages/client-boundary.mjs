import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isClient } from './package-contents.mjs';
import { entriesOf } from './public-names.mjs';

const IMPORTS = /(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g;
const FOR_CLIENTS =
  /import (?:use\w+|\{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\}) from '(?:react|swr)[\w/]*'/;

/**
 * Modules that a React server would run although they need the browser: they use hooks or a context, and between them
 * and the package's entries nothing says 'use client'. Below a module that says it, no other needs to.
 *
 * @param {string} folder of the package
 * @returns {string[]} paths in the package
 */
export function openToServers(folder) {
  const waiting = entriesOf(folder).map(([, file]) => file);
  /** @type {Set<string>} */
  const seen = new Set();
  const open = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    if (isClient(code)) continue;
    if (FOR_CLIENTS.test(code)) open.push(relative(folder, file));
    for (const [, path = ''] of code.matchAll(IMPORTS)) {
      const module = join(dirname(file), path);
      waiting.push(...[`${module}.ts`, `${module}.tsx`].filter(existsSync));
    }
  }
  return open.toSorted();
}
