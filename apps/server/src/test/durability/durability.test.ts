import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../small-disk.js';
import { fillDisk } from './full-disk.js';
import { killCycles } from './kill-cycles.js';

const TIMEOUT = 240_000;

describe('a server that is killed in the middle of writes', () => {
  it('keeps every acknowledged one, and nothing by halves', { timeout: TIMEOUT }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-soal-durability-'));
    const { acknowledged, problems } = await killCycles(folder, 3);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(3);
    await rm(folder, { recursive: true, force: true });
  });
});

const disk = mountSmallDisk(12);
const skipped = typeof disk === 'string';

describe.skipIf(skipped)(`a full disk${skipped ? ` (skipped: ${disk})` : ''}`, () => {
  it('is refused, loses nothing, and passes when there is room', { timeout: TIMEOUT }, async () => {
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
