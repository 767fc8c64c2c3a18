import type { SessionUser } from './session.js';

/** Role that every account has. */
export const ROLE_USER = 'ROLE_USER';

/** Role of administrators, beside {@link ROLE_USER}. */
export const ROLE_ADMIN = 'ROLE_ADMIN';

/** Role of lecturers, beside {@link ROLE_USER}. */
export const ROLE_LECTURER = 'ROLE_DOSEN';

/** Tells whether a list of roles makes an administrator. */
export function isAdmin(roles: readonly string[] | undefined): boolean {
  return roles?.includes(ROLE_ADMIN) ?? false;
}

/** Tells whether a list of roles makes a lecturer. */
export function isLecturer(roles: readonly string[] | undefined): boolean {
  return roles?.includes(ROLE_LECTURER) ?? false;
}

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function rolesOf(value: unknown): string[] {
  const known = Array.isArray(value) && value.every((role) => typeof role === 'string');
  return known ? value : [];
}

/**
 * Reads a signed-in user, leniently: whatever a page can do without may be missing. It needs no schema:
 * a page knows who is signed in before it has loaded anything that reads answers.
 *
 * @returns the user, unknown fields kept; `undefined` for anything that is none
 */
export function readSessionUser(value: unknown): SessionUser | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const record = value as Record<string, unknown>;
  const { id, accessToken } = record;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  if (id !== undefined && !isId(id)) return undefined;
  return {
    ...record,
    username: textOf(record.username),
    email: textOf(record.email),
    roles: rolesOf(record.roles),
    accessToken,
  } as SessionUser;
}
