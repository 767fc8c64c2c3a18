// Turns waiting changesets into versions: `npm run release version`. Writes down the surface of this release's server,
// which later changes are compared with, and brings the lock file along.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { serverNow } from './server-now.js';

const server = new URL('../../apps/server/', import.meta.url);
const run = (program: string, ...flags: string[]) =>
  execFileSync(program, flags, { stdio: 'inherit', shell: process.platform === 'win32' });

run('changeset', 'version');
const { version } = JSON.parse(readFileSync(new URL('package.json', server), 'utf8'));
const released = { version, ...serverNow() };
writeFileSync(new URL('released.json', server), `${JSON.stringify(released, null, 2)}\n`);
run('npm', 'install', '--package-lock-only', '--ignore-scripts');
