import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SAME_ON_EVERY_DATABASE, testsOfNoDatabase } from './database-tests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const once = testsOfNoDatabase(root);

describe('the tests that run once', () => {
  it('are those that reach no database, and those that are named', () => {
    expect(once).toContain('apps/server/src/answers/encodings.test.ts');
    expect(once).toContain('apps/server/src/http/drain-unread-body.test.ts');
  });

  it('are none that ask a database, through whatever they import', () => {
    expect(once).not.toContain('apps/server/src/sets/routes/question-sets.test.ts');
    expect(once).not.toContain('apps/server/src/test/hostile/hostile-inputs.test.ts');
    expect(once).not.toContain('apps/server/src/test/postgres/engine.test.ts');
  });

  it('are named by paths that exist', () => {
    for (const path of SAME_ON_EVERY_DATABASE) expect(existsSync(root + path), path).toBe(true);
  });
});
