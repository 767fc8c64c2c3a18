import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callsIn } from './client-calls.mjs';
import { importsOf, PACKAGE, targetsOf, textOf } from './screen-sources.mjs';

/**
 * @typedef {{ hook: string, calls: string[] }} Question what is asked of a server, and by which hook
 * @typedef {{ name: string, from: string, required: boolean }} Provider
 */

const data = join(fileURLToPath(new URL('../..', import.meta.url)), 'packages/screens/src/data/');

/**
 * Calls to a server, each with its hook.
 *
 * @param {Set<string>} reach all files of a screen
 * @returns {Question[]}
 */
export function questionsOf(reach) {
  const byHooks = hooksOf(reach).map(({ hook, file }) => ({
    hook,
    calls: callsIn(codeOf(file, hook)),
  }));
  const directly = [...reach].flatMap((file) => {
    const text = textOf(file);
    const hook = file.startsWith(data) ? undefined : /= (useApi)\(\)/.exec(text)?.[1];
    const handed = importsOf(file)
      .filter(({ from }) => from.startsWith('./'))
      .flatMap((taken) => targetsOf(file, taken));
    return hook ? [{ hook, calls: callsIn([text, ...handed.map(textOf)].join('\n')) }] : [];
  });
  return [...byHooks, ...directly]
    .filter(({ calls }) => calls.length > 0)
    .toSorted((one, other) => one.hook.localeCompare(other.hook));
}

/** @type {(reach: Set<string>) => { hook: string, file: string }[]} */
function hooksOf(reach) {
  /** @type {Map<string, string>} */
  const hooks = new Map();
  for (const file of reach) {
    if (file.startsWith(data)) continue;
    for (const taken of importsOf(file)) {
      for (const name of taken.names.filter((each) => /^use[A-Z]/.test(each))) {
        const [target] = targetsOf(file, { ...taken, names: [name] });
        if (target?.startsWith(data)) hooks.set(name, target);
      }
    }
  }
  return [...hooks].map(([hook, file]) => ({ hook, file }));
}

/**
 * The code of a hook: its own part of a file, and what that part calls there and in files beside it.
 *
 * @param {string} file
 * @param {string} hook
 * @returns {string}
 */
function codeOf(file, hook) {
  const parts = textOf(file).split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
  const named = new Map(parts.map((part) => [/(?:function|const) (\w+)/.exec(part)?.[1], part]));
  const read = new Set([hook]);
  for (const name of read) {
    for (const [word] of (named.get(name) ?? '').matchAll(/\w+/g)) {
      if (named.has(word)) read.add(word);
    }
  }
  const own = [...read].map((name) => named.get(name) ?? '').join('\n');
  const beside = importsOf(file).flatMap(({ names, from }) =>
    names.flatMap((name) => {
      if (!from.startsWith('./') || !/^(use|load|read)[A-Z]/.test(name)) return [];
      const [target] = new RegExp(`\\b${name}\\b`).test(own)
        ? targetsOf(file, { names: [name], from })
        : [];
      return target ? [codeOf(target, name)] : [];
    }),
  );
  return [own, ...beside].join('\n');
}

/**
 * Providers that a host puts around a screen.
 *
 * @param {Set<string>} reach all files of a screen
 * @param {Set<string>} atOnce those that it does not load later
 * @returns {Provider[]} required ones first
 */
export function providersFor(reach, atOnce) {
  const used = codeIn(reach);
  const needed = codeIn(atOnce);
  const contexts = [...reach].flatMap((file) => {
    const text = textOf(file);
    const provider = /^export function (\w+Provider)\(/m.exec(text)?.[1];
    if (!provider || !text.includes('createContext')) return [];
    const hooks = [...text.matchAll(/^export (?:function|const) (use\w+)/gm)].flatMap(
      ([, hook = '']) => hook,
    );
    const throwing = hooks.filter((hook) => throwsIn(text, hook));
    if (!hooks.some((hook) => isCalled(hook, used))) return [];
    const required = throwing.some((hook) => isCalled(hook, needed));
    return [{ name: provider, from: `${PACKAGE}/${basename(dirname(file))}`, required }];
  });
  const memory = { name: 'DataProvider', from: `${PACKAGE}/data`, required: true };
  const asks = /\b(useSWR\w*|usePages|useTouch)[<(]/.test(used);
  return [...contexts, ...(asks ? [memory] : [])].toSorted(
    (one, other) =>
      Number(other.required) - Number(one.required) || one.name.localeCompare(other.name),
  );
}

/** Running code: of the hooks of data only those with a caller, for their files hold several. */
/** @type {(reach: Set<string>) => string} */
function codeIn(reach) {
  const own = [...reach].filter(
    (file) => !file.startsWith(data) && !file.endsWith('-provider.tsx'),
  );
  const hooks = hooksOf(reach).map(({ file, hook }) => codeOf(file, hook));
  const drawn = [...reach].filter((file) => file.startsWith(data) && file.endsWith('.tsx'));
  const parts = drawn.filter((file) => !file.endsWith('data-provider.tsx'));
  return [...own.map(textOf), ...hooks, ...parts.map(textOf)].join('\n');
}

/** @type {(hook: string, code: string) => boolean} */
const isCalled = (hook, code) => new RegExp(`\\b${hook}[<(]`).test(code);

/** @type {(text: string, hook: string) => boolean} */
function throwsIn(text, hook) {
  const part =
    text.split(/^(?=export )/m).find((each) => new RegExp(`^export \\w+ ${hook}\\b`).test(each)) ??
    '';
  return part.includes('throw new Error');
}
