import { isAdmin } from '@bank-soal/contract/roles';
import { safeNext } from './next-path.js';
import { paths } from './paths.js';

/**
 * Where a sign-in leads: to the page that asked for it; else administrators to the lecturers,
 * everyone else home.
 */
export function afterSignIn(next: string | undefined, roles: readonly string[]): string {
  return safeNext(next ?? null) ?? (isAdmin(roles) ? paths.adminLecturers : paths.home);
}
