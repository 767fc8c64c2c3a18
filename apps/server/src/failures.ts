import { busy } from './gate.js';
import { Refusal } from './refusal.js';

/** Primary result codes of SQLite. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

const FULL = 'Penyimpanan server penuh. Perubahan tidak disimpan; silakan coba lagi nanti.';
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
/** The machine has no more processes, files or memory for the moment. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'EIO', 'EROFS', 'ENOBUFS']);

/**
 * The refusal for a failure of the machine that may pass: a full disk, a busy database. Undefined
 * for a failure of the program.
 */
export function passingFailure(error: unknown): Refusal | undefined {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (DISK_FULL.has(code)) return new Refusal(507, FULL);
  if (EXHAUSTED.has(code)) return busy();
  // Extended result codes carry the primary one in their lowest byte.
  switch (errcode === undefined ? undefined : errcode & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
      return new Refusal(507, FULL);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_CANTOPEN:
      return busy();
    default:
      return undefined;
  }
}
