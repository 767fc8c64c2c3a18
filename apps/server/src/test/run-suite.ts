import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SOURCE = 'apps/server/src';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs tests of the server by the beginning of their paths, with more in their environment. */
export function runSuite(tests: readonly string[], env: Record<string, string>): Counts {
  const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-suite-'));
  const report = join(scratch, 'counts.json');
  const files = tests.map((test) => `${SOURCE}/${test}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', 'server', ...reporters, ...files];
  try {
    spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, NODE_OPTIONS: '' },
    });
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: counts.numPassedTests,
      failed: counts.success ? 0 : Math.max(1, counts.numFailedTests),
      skipped: counts.numPendingTests,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
