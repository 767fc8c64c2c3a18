// Builds the demo bank: one backup file, which the server's first start restores.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bankRows } from './bank-rows.js';
import { buildDemo } from './build-demo.js';
import { writeBank } from './write-bank.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
await mkdir(dist, { recursive: true });
const now = new Date().toISOString();
await writeBank(await bankRows(await buildDemo(), now), now, `${dist}demo-bank.zip`);
