// Server and site with hot reload, in one terminal: the site on 5173 passes /api on to the server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './build/build-targets.mjs';

if (build(['demo'])) process.exit(1);

const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';
/** @type {[string, string[]][]} */
const commands = [
  [
    'tsx',
    ['watch', '--clear-screen=false', '--conditions=@bank-soal/source', 'apps/server/src/main.ts'],
  ],
  ['vite', ['apps/site', '--port', '5173']],
  ['node', ['--watch-path=catalogs', '--watch-preserve-output', 'scripts/texts/compile.mjs']],
];
const children = commands.map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', shell }),
);

for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function stop() {
  for (const child of children) child.kill();
}
