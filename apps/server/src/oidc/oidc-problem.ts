import type { SignInProblem } from '@bank-soal/contract/accounts';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** A sign-in at the campus that led to none. */
export class OidcProblem extends Error {
  override name = 'OidcProblem';

  constructor(
    readonly problem: SignInProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

const DENIED: ReadonlySet<string> = new Set(['access_denied', 'consent_required']);
const BUSY: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
const LATE: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Whether the provider could not be reached, did not answer in time, or has a trouble of its own. */
function isAway(error: unknown): boolean {
  // An answer is known by its status: there is more than one class of them in a process.
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status === 'number') return status >= 500;
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || LATE.has((error as ClientError).code ?? '')) return true;
  // Message of fetch for connections that fail.
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  return isAway(error.cause);
}

/** Problem of a provider's answer, for the person who waits for it. */
export function problemOf(error: unknown): OidcProblem {
  if (error instanceof OidcProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    if (DENIED.has(error.error)) return new OidcProblem('oidc-denied', error);
    if (BUSY.has(error.error)) return new OidcProblem('provider-unavailable', error);
  }
  return new OidcProblem(isAway(error) ? 'provider-unavailable' : 'oidc-invalid', error);
}

const CODE = /^[a-z_]{1,40}$/;

/** Why, for the log: a short word, and nothing else that the provider or a browser sent. */
export function reasonOf({ cause }: OidcProblem): string | undefined {
  if (cause instanceof AuthorizationResponseError || cause instanceof ResponseBodyError) {
    return CODE.test(cause.error) ? cause.error : 'unknown error';
  }
  if (cause instanceof ClientError) return `${cause.code ?? ''} ${cause.message}`.trim();
  return cause instanceof Error ? cause.message : undefined;
}
