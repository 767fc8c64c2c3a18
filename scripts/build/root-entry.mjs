// Writes what answers `import { Button } from '@bank-soal/ui'`, in the package's folder: the name of the entry to write
// instead, as its type and as the error at run time. All names are exported, since a missing one is refused before.
import { writeFileSync } from 'node:fs';
import { publicNames } from '../packages/public-names.mjs';

/** @type {Map<string, string>} entry by name */
const entries = new Map();
for (const line of publicNames(process.cwd()).trim().split('\n')) {
  const [entry = '', names = ''] = line.split(': ');
  for (const name of names.split(', ').filter((one) => /^\w+$/.test(one) && one !== 'default'))
    if (!entries.has(name)) entries.set(name, `@bank-soal/ui${entry.slice(1)}`);
}
const all = [...entries];
const write =
  "Write import { Button } from '@bank-soal/ui/button': each component has its own entry";
writeFileSync(
  'dist/root.js',
  `throw new Error("@bank-soal/ui has no entry of this name. ${write}.");\n${all.map(([name]) => `export const ${name} = undefined;\n`).join('')}`,
);
writeFileSync(
  'dist/root.d.ts',
  all
    .map(
      ([name, from]) =>
        `export declare const ${name}: "Write import { ${name} } from '${from}'";\n`,
    )
    .join(''),
);
