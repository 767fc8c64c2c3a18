import { randomBytes } from 'node:crypto';
import { runSuite } from '../run-suite.js';
import { installSwift } from './install-swift.js';
import { killStore } from './kill-store.js';
import { startSwift } from './swift.js';
import { SWIFT_KEYS } from './swift-config.js';

/** The tests of whatever touches files; all others know nothing of the bucket. */
const TESTS = [
  'storage/s3-store',
  'routes/bucket-away',
  'routes/uploads',
  'routes/upload-failures',
  'routes/files',
  'routes/set-archive',
  'routes/combined-preview',
  'routes/quick-beside-merge',
  'routes/question-set-writes',
  'routes/site.test',
  'administration/upkeep',
  'commands/backup',
  'commands/move-files',
  'stalled-clients',
  'start-server',
];
const CYCLES = 6;
const BUCKET = 'bank-soal-uji';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const problem = installSwift(print);
  if (problem !== undefined) {
    print(`The store cannot be tried on a real S3 server: ${problem}`);
    return 1;
  }
  const started = performance.now();
  const swift = await startSwift();
  const end = () => void swift.remove().then(() => process.exit(1));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    await swift.makeBucket(BUCKET);
    print(`OpenStack Swift at ${swift.url} (${Math.round(performance.now() - started)} ms)`);
    const counts = runSuite(process.argv.length > 2 ? process.argv.slice(2) : TESTS, {
      TEST_S3_ENDPOINT: swift.url,
      TEST_S3_BUCKET: BUCKET,
      TEST_S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
      TEST_S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
    });
    if (process.argv.length === 2) {
      const prefix = randomBytes(4).toString('hex');
      const { acknowledged, refused, problems } = await killStore(swift, BUCKET, prefix, CYCLES);
      const verdict = problems.length === 0 ? 'all of them there, byte for byte' : 'PROBLEMS';
      print(`${CYCLES} kills of the store: ${acknowledged} acknowledged writes, ${verdict};`);
      print(`  ${refused} refused with 503 while it was away`);
      for (const line of problems) print(`  ${line}`);
      counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
    }
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    print(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
    return counts.failed === 0 ? 0 : 1;
  } finally {
    await swift.remove();
  }
}

process.exit(await run());
