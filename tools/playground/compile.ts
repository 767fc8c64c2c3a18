import type { ComponentType } from 'react';
import { transform } from 'sucrase';

/** What code may import, by the name that it is imported by. */
export type Scope = Record<string, Record<string, unknown>>;

/** What an error says of code that ends with nothing to draw; pages have words of their own for it. */
export const NO_ELEMENT = 'There is no element at the end';

/** Beginning of the element that the code ends with: at the margin, as everything that is no part of another. */
const LAST_ELEMENT = /^<(?=[A-Za-z>])/gm;

/**
 * Makes a component of what was typed: of its `export default`, of a component named `Example`, or of the element
 * at its end. Names of the library and of React need no import.
 *
 * @param code TypeScript
 * @param scope what it may import
 * @throws what is wrong with it
 */
export function compile(code: string, scope: Scope): ComponentType {
  const { code: script } = transform(asModule(code), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const known = namesOf(scope);
  const exports: { default?: unknown } = {};
  const require = (name: string) => {
    const found = scope[name];
    if (!found) throw new Error(`Cannot import '${name}'`);
    return found;
  };
  // In a block of its own, what the code declares itself may have the name of what it could have had.
  const body = `{${script}\nif (!exports.default && typeof Example === 'function') exports.default = Example;}`;
  const run = new Function('require', 'exports', ...known.keys(), `'use strict';${body}`);
  run(require, exports, ...known.values());
  if (typeof exports.default !== 'function') throw new Error(NO_ELEMENT);
  return exports.default as ComponentType;
}

/** The names that code may use without an import: the first module that has one counts. */
export function namesOf(scope: Scope): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [path, module] of Object.entries(scope)) {
    if (/\/(src|jsx-runtime)(\/|$)/.test(path)) continue;
    for (const [name, value] of Object.entries(module))
      if (/^[A-Za-z]\w*$/.test(name) && name !== 'default' && !found.has(name))
        found.set(name, value);
  }
  return found;
}

/** Code that ends with an element is a component that draws it. */
export function asModule(code: string): string {
  const text = code.trimEnd().replace(/;$/, '');
  const [start] = [...text.matchAll(LAST_ELEMENT)].map(({ index }) => index);
  if (start === undefined || /^export default\b/m.test(text)) return code;
  return `${text.slice(0, start)}export default function Example() { return (${text.slice(start)}\n); }`;
}
