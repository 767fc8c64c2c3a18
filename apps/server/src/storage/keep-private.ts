import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/**
 * Takes a file or folder from everyone but the server's own account, also when it was made by
 * somebody else before.
 */
export function keepPrivate(path: string): void {
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o777 & ~OTHERS);
  } catch (error) {
    // It belongs to another account, or lies on a disk that knows no permissions.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(code)) throw error;
  }
}

/** Makes a file that only the server's own account reads, unless it is there; it is made so then. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  keepPrivate(file);
}
