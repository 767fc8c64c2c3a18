import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../small-disk.js';
import { bankEnv, dropDatabaseOf, onPostgres } from '../test-database.js';
import { fillDisk } from './full-disk.js';
import { killCycles } from './kill-cycles.js';

const TIMEOUT = 240_000;

describe('a server that is killed in the middle of writes', () => {
  it('keeps every acknowledged one, and nothing by halves', { timeout: TIMEOUT }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-soal-durability-'));
    const more = await bankEnv(folder);
    const { acknowledged, problems } = await killCycles(folder, 3, undefined, more);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(3);
    await dropDatabaseOf(folder);
    await rm(folder, { recursive: true, force: true });
  });
});

// On PostgreSQL the database has a disk of its own, which this one cannot fill.
const disk = onPostgres ? undefined : mountSmallDisk(12);
const reason = typeof disk === 'string' ? ` (skipped: ${disk})` : '';

if (disk !== undefined) {
  describe.skipIf(reason !== '')(`a full disk${reason}`, () => {
    it('is refused, loses nothing, and passes when there is room', {
      timeout: TIMEOUT,
    }, async () => {
      if (typeof disk === 'string') return;
      try {
        const { acknowledged, problems } = await fillDisk(disk.folder);
        expect(problems).toEqual([]);
        expect(acknowledged).toBeGreaterThan(3);
      } finally {
        disk.remove();
      }
    });
  });
}
