// Writes what answers `import { Button } from '@bank-soal/ui'`, in the package's folder: the name of the entry to write
// instead, as its type and as the error at run time. All names are exported, since a missing one is refused before.
import { writeFileSync } from 'node:fs';
import { publicNames } from '../packages/public-names.mjs';

/** @type {Record<string, string>} the right line by name */
const right = {};
for (const line of publicNames(process.cwd()).split('\n')) {
  const [entry = '', names = ''] = line.split(': ');
  for (const name of names.split(', ').filter((one) => /^\w+$/.test(one)))
    right[name] = `import { ${name} } from '@bank-soal/ui${entry.slice(1)}'`;
}
const write = (/** @type {string} */ file, /** @type {string[]} */ lines) =>
  writeFileSync(`dist/${file}`, `${lines.join('\n')}\n`);
write('root.js', [
  `throw new Error("Each component has an entry of its own: ${right['Button']}");`,
  ...Object.keys(right).map((name) => `export const ${name} = undefined;`),
]);
const types = Object.entries(right).map(
  ([name, line]) => `export declare const ${name}: "${line}";`,
);
write('root.d.ts', types);
