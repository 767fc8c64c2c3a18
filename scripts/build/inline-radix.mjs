// Puts what the library uses of radix-ui into its build, so that a host does not install the other
// sixty packages of it (docs/adr/0061): run in packages/ui, after tsup wrote `dist` file by file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { partsOfRadix, withOwnRadix } from './radix-imports.mjs';

const HOME = 'lib/internal/radix';
const dist = join(process.cwd(), 'dist');
const users = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(dist, file), 'utf8') }))
  .filter(({ code }) => code.includes('"radix-ui"'));
const parts = [...new Set(users.flatMap(({ code }) => partsOfRadix(code)))].toSorted();

await build({
  config: false,
  entry: Object.fromEntries(
    parts.map((part) => [part, fileURLToPath(import.meta.resolve(`radix-ui/${part}`))]),
  ),
  outDir: join(dist, HOME),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  clean: false,
  dts: false,
  silent: true,
  banner: { js: "'use client';" },
  noExternal: [/^(?!react(-dom)?(\/|$))/],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.chunkNames = 'shared-[hash]';
  },
});
for (const { file, code } of users) {
  const home = relative(dirname(file), HOME).split(sep).join('/');
  writeFileSync(join(dist, file), withOwnRadix(code, home));
}
