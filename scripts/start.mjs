// The whole product from one command: builds what changed, then serves API and site on one port.
import { build } from './build/build-targets.mjs';

const failed = build(['contract', 'paper', 'server', 'demo', 'site']);
if (failed) {
  console.error(`[start] ${failed} gagal dibangun; lihat pesan di atas.`);
  process.exit(1);
}
// The server is built by now; the checker does not need its types.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
