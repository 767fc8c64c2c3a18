import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Unmounts and removes it. */
  remove: () => void;
}

/**
 * A file system of so many megabytes in memory.
 *
 * @returns the reason instead, where none can be mounted
 */
export function mountSmallDisk(megabytes: number): SmallDisk | string {
  if (process.platform !== 'linux') return 'only Linux has file systems in memory';
  if (process.getuid?.() !== 0) return 'only root may mount a small file system';
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-small-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const options = `size=${megabytes}m,mode=0700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    remove();
    return 'this machine lets nobody mount a small file system';
  }
  const unmount = () => {
    process.off('exit', unmount);
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    remove();
  };
  process.once('exit', unmount);
  return { folder, remove: unmount };
}
