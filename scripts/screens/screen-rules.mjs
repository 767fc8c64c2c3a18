import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COMPONENT_NAME } from '../components/component-rules.mjs';

/**
 * Problems of a screen's folder (docs/adding-a-screen.md).
 *
 * @param {string} folder absolute path of the folder
 * @returns {string[]} one sentence a problem; empty when all is there
 */
export function screenProblems(folder) {
  const files = readdirSync(folder);
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  /** @type {(ending: string) => { file: string, code: string }[]} */
  const all = (ending) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ file, code: read(file) }));
  const index = files.includes('index.ts') ? read('index.ts') : '';
  const problems = [
    [COMPONENT_NAME.test(basename(folder)), 'its name is not in kebab-case'],
    [/^export (type )?\{/m.test(index), 'exports nothing by name in index.ts'],
    [!/^export \*/m.test(index), 'exports everything in index.ts instead of by name'],
    ...all('-view.tsx').flatMap(({ file, code }) => [
      [!/\bclassName\b/.test(code), `${file} names a class; its look belongs into ui`],
      [!/from '(\.\.\/)+(api|data|session)\//.test(code), `${file} asks for data itself`],
    ]),
    ...all('-screen.tsx').map(({ file, code }) => [
      !/[\s(]<[a-z]+[\s>]/.test(code),
      `${file} draws markup; that belongs into a view`,
    ]),
    ...all('.stories.tsx').flatMap(({ file, code }) => [
      [/\btitle: ['"]Layar\//.test(code), `${file} does not stand under Layar`],
      [/^export const Default\b/m.test(code), `${file} has no story Default`],
    ]),
  ];
  return problems.flatMap(([holds, problem]) =>
    holds ? [] : [`${basename(folder)} ${String(problem)}`],
  );
}
