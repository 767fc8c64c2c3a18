import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../db/migrations/index.js';
import { openDatabase } from '../db/open-database.js';
import { parseConfig } from '../settings/config.js';
import { runBank } from '../test/run-bank.js';
import { bankEnv, dropDatabaseOf } from '../test/test-database.js';

it('names the steps that a database is behind, and refuses one that is ahead', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-steps-'));
  const db = await openDatabase(parseConfig(await bankEnv(dataDir)));
  const steps = db as unknown as Kysely<{
    schema_migrations: { name: string; applied_at: string };
  }>;
  expect(await runBank(dataDir, ['schema-steps'])).toEqual({ isWell: true, out: '', err: '' });

  const last = migrations.at(-1)?.name ?? '';
  await steps.deleteFrom('schema_migrations').where('name', '=', last).execute();
  expect(await runBank(dataDir, ['schema-steps'])).toMatchObject({ isWell: true, out: last });

  const later = { name: '9999-later', applied_at: '2030-01-01T00:00:00.000Z' };
  await steps.insertInto('schema_migrations').values(later).execute();
  const ahead = await runBank(dataDir, ['schema-steps']);
  expect(ahead.isWell).toBeUndefined();
  expect(ahead.err).toContain('versi yang lebih baru (9999-later)');
  await db.destroy();
  await dropDatabaseOf(dataDir);
  await rm(dataDir, { recursive: true });
});
