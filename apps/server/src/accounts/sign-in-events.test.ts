import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../db/dialect.js';
import { migrate } from '../db/migrate.js';
import { type Database, type Db } from '../db/schema.js';
import { emptyDatabase } from '../test/test-database.js';
import { createSignInEvents, emailHint, type SignInEvent } from './sign-in-events.js';

let db: Db;
let now: Date;

beforeEach(async () => {
  const dialect = await emptyDatabase();
  db = connect<Database>(dialect);
  await migrate(db as never, dialect);
  now = new Date('2026-11-21T03:00:00.000Z');
});
afterEach(() => db.destroy());

const failed = vi.fn();
const events = (mostRows?: number) =>
  createSignInEvents(db, failed, { clock: () => now, ...(mostRows && { mostRows }) });

const wrong: SignInEvent = {
  action: 'sign-in',
  outcome: 'wrong-password',
  account: { id: 7, name: 'Sari' },
  address: '10.0.0.1',
};
const unknown: SignInEvent = {
  action: 'sign-in',
  outcome: 'unknown-account',
  address: '10.0.0.1',
  email: 'budi.santoso@uji.ac.id',
};

const rows = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('sign-in events', () => {
  it('are there at once, the first of their kind', async () => {
    const { note } = events();
    await note(wrong);
    await note(unknown);
    expect(await rows()).toMatchObject([
      {
        at: now.toISOString(),
        actor_id: 7,
        actor_name: 'Sari',
        address: '10.0.0.1',
        action: 'sign-in',
        target: 'account',
        target_id: 7,
        outcome: 'wrong-password',
        count: 1,
        last_at: null,
        before: null,
        after: null,
      },
      { actor_id: null, target_id: 0, after: '{"email":"bu…@uji.ac.id"}' },
    ]);
  });

  it('are counted with their like, until a quarter of an hour is over', async () => {
    const { note, flush } = events();
    for (let turn = 0; turn < 5; turn += 1) await note(wrong);
    minutesLater(1);
    for (let turn = 0; turn < 3; turn += 1) await note({ ...unknown, email: `x${turn}@uji.ac.id` });
    expect((await rows()).map(({ count }) => count)).toEqual([1, 1]);
    await flush();
    expect(await rows()).toMatchObject([
      { count: 5, last_at: now.toISOString() },
      { count: 3, last_at: now.toISOString() },
    ]);
    await note({ ...wrong, address: '10.0.0.2' });
    minutesLater(15);
    await note(wrong);
    expect((await rows()).map(({ count }) => count)).toEqual([5, 3, 1, 1]);
  });

  it('go on with a row that another server, or this one before, has begun', async () => {
    await events().note(wrong);
    await events().note(wrong);
    expect(await rows()).toMatchObject([{ count: 2 }]);
  });

  it('of ten thousand addresses take no more rows than there may be', async () => {
    const { note, flush } = events(20);
    for (let address = 0; address < 200; address += 1) {
      await note({ ...unknown, address: `10.0.1.${address}` });
      await note({ ...wrong, address: `10.0.1.${address}` });
    }
    await flush();
    const written = await rows();
    expect(written).toHaveLength(22);
    const many = written.filter(({ after }) => after === '{"many":true}');
    expect(many.map(({ address, actor_id, count }) => [address, actor_id, count])).toEqual([
      [null, null, 190],
      [null, 7, 190],
    ]);
    minutesLater(24 * 60);
    await note(unknown);
    expect((await rows()).at(-1)).toMatchObject({ address: '10.0.0.1', count: 1 });
  });

  it('that go well always have a row of their own', async () => {
    const { note } = events(1);
    await note(unknown);
    await note({ ...wrong, outcome: 'ok' });
    expect((await rows()).at(-1)).toMatchObject({ outcome: 'ok', address: '10.0.0.1' });
  });

  it('fail no call when the database is away', async () => {
    const { note, flush } = events();
    await db.schema.dropTable('audit_log').execute();
    await note(wrong);
    await note(wrong);
    await flush();
    expect(failed).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [' sari.wulandari@uji.ac.id', 'sa…@uji.ac.id'],
  ['a@uji.ac.id', 'a…@uji.ac.id'],
  ['rahasia-sekali', undefined],
  ['sari@uji', undefined],
  [`${'x'.repeat(300)}@uji.ac.id`, undefined],
  ['sa\0ri@uji.ac.id', undefined],
])('shows of %j: %j', (typed, shown) => {
  expect(emailHint(typed)).toBe(shown);
});
