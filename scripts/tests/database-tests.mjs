// Tells the server's tests that say nothing of a database: they run once, not once a database.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TESTS = 'apps/server/src/**/*.test.ts';
/** Whatever works on either database gets it from here. */
const SOURCE_OF_DATABASES = 'apps/server/src/test/test-database.ts';

/** A server runs in these, but what they look at does not come from its database. */
export const SAME_ON_EVERY_DATABASE = [
  'apps/server/src/http/client-error.test.ts',
  'apps/server/src/http/drain-unread-body.test.ts',
  'apps/server/src/http/one-socket.test.ts',
  'apps/server/src/http/site/static-site.test.ts',
  'apps/server/src/accounts/routes/oidc-forged.test.ts',
  'apps/server/src/papers/routes/paper-bytes.test.ts',
  'apps/server/src/papers/routes/paper-files.test.ts',
  'apps/server/src/sets/routes/quick-beside-merge.test.ts',
  'apps/server/src/files/routes/set-cover.test.ts',
  'apps/server/src/questions/routes/template.test.ts',
  'apps/server/src/files/routes/bucket-clients.test.ts',
  'apps/server/src/stalled-clients.test.ts',
  'apps/server/src/test/hostile/hostile-documents.test.ts',
  'apps/server/src/test/hostile/large-documents.test.ts',
  'apps/server/src/test/hostile/others-meanwhile.test.ts',
  'apps/server/src/test/hostile/papers.test.ts',
  'apps/server/src/unread-answers.test.ts',
];

/**
 * Paths from `root` of the server's tests that need not run again on another database.
 *
 * @param {string} root
 */
export function testsOfNoDatabase(root) {
  const tests = globSync(TESTS, { cwd: root });
  const same = new Set(SAME_ON_EVERY_DATABASE);
  return tests.filter((test) => same.has(test) || !reaches(root, test, SOURCE_OF_DATABASES));
}

/** @type {(root: string, from: string, to: string) => boolean} */
function reaches(root, from, to) {
  const seen = new Set([from]);
  // A set goes on with what is added while it is walked.
  for (const file of seen) {
    if (file === to) return true;
    for (const imported of importsOf(root, file)) seen.add(imported);
  }
  return false;
}

/** @type {(root: string, file: string) => string[]} */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = text.matchAll(/(?:^(?:import|export)(?! type\b)[^;']*?|import\()'(\.[^']+)'/gm);
  return [...imports]
    .map(([, path = '']) => join(dirname(file), path.replace(/\.js$/, '.ts')))
    .filter((path) => existsSync(join(root, path)));
}
