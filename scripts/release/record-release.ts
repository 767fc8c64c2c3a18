// Writes down the surface of this release's server, which later changes are compared with: a part of `npm run
// release:version`.
import { readFileSync, writeFileSync } from 'node:fs';
import { serverNow } from './server-now.js';

const server = new URL('../../apps/server/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', server), 'utf8'));
const released = { version, ...serverNow() };
writeFileSync(new URL('released.json', server), `${JSON.stringify(released, null, 2)}\n`);
