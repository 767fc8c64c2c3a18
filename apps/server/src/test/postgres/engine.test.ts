import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type DatabaseDialect } from '../../db/dialect.js';
import { migrate } from '../../db/migrate.js';
import { migrations } from '../../db/migrations/index.js';
import type { Database, Db } from '../../db/schema.js';
import { parseConfig } from '../../settings/config.js';
import { startServer } from '../../start/start-server.js';
import { bankEnv, dropDatabaseOf, emptyDatabase } from '../test-database.js';

let dialect: DatabaseDialect;
let db: Db;
const now = '2025-01-01T00:00:00.000Z';

beforeEach(async () => {
  dialect = await emptyDatabase();
  db = connect<Database>(dialect);
});
afterEach(() => db.destroy());

const run = (steps = migrations) => migrate(connectedAs(db), dialect, steps);
const connectedAs = (bank: Db) => bank as unknown as Parameters<typeof migrate>[0];

async function addTags(names: readonly string[]): Promise<void> {
  const dates = { created_at: now, updated_at: now };
  const rows = names.map((name) => ({ name, name_key: name, ...dates }));
  await db.insertInto('course_tags').values(rows).execute();
}

describe('texts', () => {
  it('sort by code point, whatever order the database has by default', async () => {
    await run();
    const names = ['a', 'B', 'é', 'Z', '_', 'ab', 'a b', '😀', '中', 'z', '10', '9'];
    await addTags(names);
    const rows = await db.selectFrom('course_tags').select('name').orderBy('name_key').execute();
    const bytes = (text: string) => Buffer.from(text);
    const expected = names.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
    expect(rows.map(({ name }) => name)).toEqual(expected);
    const { rows: natural } = await sql<{ name: string }>`
      select name from course_tags order by name_key collate "default"`.execute(db);
    expect(natural.map(({ name }) => name)).not.toEqual(expected);
  });

  it('are found by what stands in them, sign by sign', async () => {
    await run();
    await addTags(['100%', '100x', 'a_b', 'axb', 'a\\b', "o'k"]);
    const found = async (part: string) => {
      const query = db.selectFrom('course_tags').select('name');
      const rows = await query
        .where(dialect.containsAny('name', [part]))
        .orderBy('name')
        .execute();
      return rows.map(({ name }) => name);
    };
    expect(await found('0%')).toEqual(['100%']);
    expect(await found('a_b')).toEqual(['a_b']);
    expect(await found('a\\b')).toEqual(['a\\b']);
    expect(await found("o'k")).toEqual(["o'k"]);
    expect(await found('')).toHaveLength(6);
    expect(await found('a\0')).toEqual([]);
  });
});

describe('numbers', () => {
  it('are numbers, up to where numbers are exact', async () => {
    await run();
    const big = Number.MAX_SAFE_INTEGER;
    await addTags(['satu']);
    const found = await db.selectFrom('course_tags').select('id').where('id', '=', big).execute();
    expect(found).toEqual([]);
    const { rows } = await sql<object>`
      select count(*) as many, sum(id) as total, ${sql.lit(big)}::bigint as big from course_tags`.execute(
      db,
    );
    expect(rows).toEqual([{ many: 1, total: 1, big }]);
  });
});

describe('migrations', () => {
  it('are done once, however many servers begin at the same time', async () => {
    let times = 0;
    const counted = {
      name: '9999-counted',
      up: async () => {
        times += 1;
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => run([...migrations, counted])));
    expect(times).toBe(1);
  });
});

describe('servers that start at the same time on an empty database', () => {
  it('make one first administrator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-soal-dua-'));
    const start = async (name: string) => {
      const env = { ADMIN_EMAIL: 'a@uji.ac.id', ADMIN_PASSWORD: 'rahasia', LOG_LEVEL: 'silent' };
      const bank = { ...(await bankEnv(folder)), DATA_DIR: join(folder, name), PORT: '0' };
      return startServer(parseConfig({ ...env, ...bank }));
    };
    const servers = await Promise.all(['satu', 'dua', 'tiga'].map(start));
    const users = await servers[0]?.services.db.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: 'a@uji.ac.id' }]);
    await Promise.all(servers.map((server) => server.close()));
    await dropDatabaseOf(folder);
    await rm(folder, { recursive: true, force: true });
  });
});
