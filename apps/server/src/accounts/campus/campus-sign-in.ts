import type { SignInProblem } from '@bank-soal/contract/accounts';
import type { AuditOutcome } from '@bank-soal/contract/administration';
import { sitePath } from '@bank-soal/contract/site';
import type { Logger } from 'pino';
import type { Db } from '../../db/schema.js';
import type { Metrics } from '../../metrics/metrics.js';
import { OidcProblem, problemOf, reasonOf } from '../../oidc/oidc-problem.js';
import { createProvider } from '../../oidc/provider.js';
import { createRequestSeal } from '../../oidc/sealed-request.js';
import type { OidcSettings } from '../../settings/config-oidc.js';
import type { SignInEvents } from '../sign-in-events.js';
import { campusAccount } from './campus-account.js';
import { makeSignInCode } from './sign-in-codes.js';

/** Address of the login page, and its code or problem. */
export interface SignInResult {
  /** The page of this site to go on to; `''` for none. */
  next: string;
  /** Code that begins a session. */
  code?: string;
  problem?: SignInProblem;
}

/** The campus's own sign-in, without a browser. */
export interface CampusSignIn {
  settings: OidcSettings;
  /** Address of the provider, and the sealed cookie for the way there and back. @throws OidcProblem */
  begin: (next: string) => Promise<{ address: URL; sealed: string }>;
  /**
   * Result of the sign-in, when the browser is back.
   *
   * @param search the query with which it came
   * @param sealed its sealed cookie
   * @param address of the caller
   */
  end: (search: string, sealed: string | undefined, address: string) => Promise<SignInResult>;
}

interface Needs {
  db: Db;
  log: Logger;
  /** Undefined where metrics are off. */
  metrics: Metrics | undefined;
  signInEvents: SignInEvents;
}

const OUTCOMES: Partial<Record<SignInProblem, AuditOutcome>> = {
  'account-disabled': 'disabled',
  'account-refused': 'refused',
  'address-missing': 'refused',
  'address-taken': 'refused',
};

/** For the operator, whose setting it may be. */
const WHY: Partial<Record<SignInProblem, string>> = {
  'account-refused': 'no rule of OIDC_ROLES lets in',
  'address-missing': 'no address in the claim that OIDC_EMAIL_CLAIM names',
};

/** @param secret of all servers of this bank */
export function createCampusSignIn(
  settings: OidcSettings,
  secret: string,
  { db, log, metrics, signInEvents }: Needs,
): CampusSignIn {
  const provider = createProvider(settings);
  const requests = createRequestSeal(secret);

  /** Counts a failure, and logs those that the operator may fix as a warning. */
  function failed(error: unknown): SignInProblem {
    const failure = problemOf(error);
    metrics?.campusSignIn(failure.problem);
    const isOthers = failure.problem === 'oidc-denied' || failure.problem === 'oidc-expired';
    const line = { problem: failure.problem, reason: reasonOf(failure) };
    log[isOthers ? 'info' : 'warn'](line, 'failed to sign in at campus');
    return failure.problem;
  }

  async function codeFor(
    search: string,
    checks: Parameters<typeof provider.finish>[1],
    at: string,
  ) {
    const person = await provider.finish(search, checks);
    const { account, problem } = await campusAccount(db, settings, person);
    if (problem === undefined) return makeSignInCode(db, account);
    const outcome = OUTCOMES[problem] ?? 'refused';
    const email = person.email?.address;
    const about = account === undefined ? { ...(email !== undefined && { email }) } : { account };
    await signInEvents.note({ action: 'sign-in', outcome, address: at, ...about });
    const isDoubted = problem === 'account-refused' && person.email?.isVerified === false;
    const why = isDoubted ? 'address not verified' : WHY[problem];
    throw new OidcProblem(problem, why && new Error(why));
  }

  return {
    settings,
    begin: async (wanted) => {
      try {
        const { address, checks } = await provider.begin();
        return { address, sealed: await requests.seal({ ...checks, next: sitePath(wanted) }) };
      } catch (error) {
        throw new OidcProblem(failed(error), error);
      }
    },
    end: async (search, sealed, at) => {
      let next = '';
      try {
        const request = await requests.open(sealed);
        next = request.next;
        return { next, code: await codeFor(search, request, at) };
      } catch (error) {
        // Errors of the database or the program are reported like any other.
        if (!(error instanceof OidcProblem)) throw error;
        return { next, problem: failed(error) };
      }
    },
  };
}
