const WORDS = /\b(401|403)\b|Unauthorized/;

/**
 * Tells whether a failed call ends the session: its status is 401 or 403, or its message says
 * 401, 403 or Unauthorized.
 */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? error.status : undefined;
  return status === 401 || status === 403 || WORDS.test(error.message);
}
