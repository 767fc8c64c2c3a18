const SQLITE_UNIQUE = new Set([2067, 1555]);
const POSTGRES_UNIQUE = '23505';

/** Whether a database refused a row because another one has its key. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return SQLITE_UNIQUE.has(errcode as number) || code === POSTGRES_UNIQUE;
}
