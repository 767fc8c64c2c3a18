import { ApiError } from '../../api/errors.js';

/** A file that was refused, since its key has closed meanwhile. */
export interface ClosedKeyRefusal {
  /** When it opens by its date alone, ISO 8601; `null` when no date opens it for this reader. */
  opensAt: string | null;
}

/** What a refused call says of a closed key; `undefined` when it was refused for something else. */
export function closedKeyOf(error: unknown): ClosedKeyRefusal | undefined {
  const failure = error instanceof ApiError ? error.failure : undefined;
  if (failure?.code !== 'key-closed') return undefined;
  const opensAt = failure['opensAt'];
  return { opensAt: typeof opensAt === 'string' ? opensAt : null };
}
