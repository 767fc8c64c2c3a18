import { DatabaseGoneError } from '../db/database-gone-error.js';
import { busy } from '../limits/limiter.js';
import { StoreUnavailable } from '../storage/store-unavailable.js';
import { Refusal } from './refusal.js';

/** Primary result codes of SQLite. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

const POSTGRES_FULL = '53100';
const POSTGRES_UNTRANSLATABLE = '22021';
const POSTGRES_TOO_LONG = '57014';
/** In each other's way, once too often; waited for a lock, or worked, for too long. */
const POSTGRES_BUSY = new Set(['40001', '40P01', '55P03', POSTGRES_TOO_LONG]);

const SOON = { 'Retry-After': '5' };
const full = () => new Refusal(507, { code: 'storage-full' });

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', POSTGRES_FULL]);
/** The machine has no more processes, files or memory for the moment. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'EIO', 'EROFS', 'ENOBUFS']);

/** Whether a database gave a statement up because it took too long. */
export function isTooLong(error: unknown): boolean {
  return (error as { code?: string }).code === POSTGRES_TOO_LONG;
}

/**
 * The refusal for a failure of the machine that may pass: a full disk, a busy
 * database, a file store out of reach. Undefined
 * for a failure of the program.
 */
export function passingFailure(error: unknown): Refusal | undefined {
  if (error instanceof StoreUnavailable) {
    return new Refusal(503, { code: 'storage-unavailable' }, { 'Retry-After': '30' });
  }
  if (error instanceof DatabaseGoneError) {
    return new Refusal(503, { code: 'database-unavailable' }, SOON);
  }
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (DISK_FULL.has(code)) return full();
  if (EXHAUSTED.has(code) || POSTGRES_BUSY.has(code)) return busy();
  if (code === POSTGRES_UNTRANSLATABLE) {
    return new Refusal(400, { code: 'invalid', what: 'character' });
  }
  // Extended result codes carry the primary one in their lowest byte.
  switch (errcode === undefined ? undefined : errcode & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
      return full();
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_CANTOPEN:
      return busy();
    default:
      return undefined;
  }
}
