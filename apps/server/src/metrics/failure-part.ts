/** Origin of a failure, as far as its code shows. */
export type FailurePart = 'database' | 'files' | 'program';

const POSTGRES_CODE = /^[0-9A-Z]{5}$/;
const DATABASE_NAMES: ReadonlySet<string> = new Set(['DatabaseGoneError', 'DatabaseError']);
const FILE_NAMES: ReadonlySet<string> = new Set(['StoreUnavailable', 'S3ServiceException']);

/** The part that an operator looks at first: at the database, at the files, or at the program itself. */
export function failurePart(error: unknown): FailurePart {
  const { name = '', code = '', errcode } = error as Partial<Record<string, unknown>>;
  if (errcode !== undefined || DATABASE_NAMES.has(String(name))) return 'database';
  if (FILE_NAMES.has(String(name))) return 'files';
  const word = String(code);
  // Errors of the system begin with an E; PostgreSQL's five characters may, too.
  if (word.startsWith('E')) return 'files';
  return POSTGRES_CODE.test(word) ? 'database' : 'program';
}
