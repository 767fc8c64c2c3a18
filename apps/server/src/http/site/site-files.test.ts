import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { siteFiles } from './site-files.js';

vi.hoisted(() => vi.resetModules());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

it('reads a file again that could not be read once', async () => {
  const folder = await files.mkdtemp(join(tmpdir(), 'bank-soal-site-'));
  await files.writeFile(join(folder, 'a.txt'), 'halo');
  const find = siteFiles(folder);
  const none = Object.assign(new Error('EMFILE'), { code: 'EMFILE' });
  vi.mocked(files.readFile).mockRejectedValueOnce(none);
  await expect(find('/a.txt')).rejects.toThrow('EMFILE');
  expect((await find('/a.txt'))?.bytes.toString()).toBe('halo');
  await files.rm(folder, { recursive: true, force: true });
});
