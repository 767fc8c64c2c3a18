// Builds what changed: `node scripts/build.mjs [target ...]`, all targets without names.
import { build } from './build/build-targets.mjs';

const failed = build(process.argv.slice(2));
if (failed) {
  console.error(`[build] ${failed} gagal dibangun.`);
  process.exit(1);
}
