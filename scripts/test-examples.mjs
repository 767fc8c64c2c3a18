// Installs the examples from the packed packages and drives them in a browser against the built
// server: `npm run test:examples`, or only one: `npm run test:examples -- next-host`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { startServer } from '../apps/site/journeys/support/server.ts';
import { build } from './build/build-targets.mjs';
import { visitFacultySite } from './examples/faculty-site.mjs';
import { visitNextHost } from './examples/next-host.mjs';
import { freePort, install } from './hosts/install.mjs';
import { createReport } from './hosts/report.mjs';
import { serveNext, servePreview } from './hosts/serve.mjs';
import { findBrowser, launchArguments } from './shared/browser.mjs';
import { npm, packAll } from './shared/pack.mjs';

const examples = fileURLToPath(new URL('../examples', import.meta.url));
const asked = process.argv.slice(2);
const made = /(^|[\\/])(node_modules|dist|\.next|pdfjs|package-lock\.json)$/;

if (build([])) process.exit(1);
const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-examples-'));
const packages = packAll(scratch);
const report = createReport();
const server = await startServer();
// Where the examples' servers hand their calls on; Next.js keeps it in what it builds.
Object.assign(process.env, { BANK_SOAL_SERVER: server.url, NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });

try {
  await tryExample('faculty-site', servePreview, visitFacultySite);
  await tryExample('next-host', serveNext, visitNextHost);
} finally {
  await browser.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
report.end();

/**
 * @typedef {(folder: string, port: number) => Promise<import('./hosts/serve.mjs').Served>} Serve
 * @typedef {import('./examples/steps.mjs').Visit} Visit
 * @type {(name: string, serve: Serve, visit: Visit) => Promise<void>}
 */
async function tryExample(name, serve, visit) {
  if (asked.length > 0 && !asked.includes(name)) return;
  const folder = join(scratch, name);
  cpSync(join(examples, name), folder, { recursive: true, filter: (path) => !made.test(path) });
  try {
    install(folder, packages);
    npm(['run', 'build'], folder);
    report.check(`${name}: builds`, []);
  } catch (error) {
    report.check(`${name}: builds`, String(error).split('\n'));
    return;
  }
  const served = await serve(folder, await freePort());
  await visit({ browser, url: served.url, folder, check: report.check }).finally(served.stop);
}
