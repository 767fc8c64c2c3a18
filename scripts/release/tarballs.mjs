// Builds the packages, checks and packs them, for hosts that try them before they are published:
// `npm run release tarballs -- FOLDER`.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from '../build/build-targets.mjs';
import { packAll, published } from '../shared/pack.mjs';

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'tarballs');
if (build(published)) process.exit(1);
await import('../check-packages.mjs');
if (process.exitCode) process.exit();
mkdirSync(folder, { recursive: true });
for (const { tarball } of packAll(folder)) console.log(tarball);
