/** Role that every account has. */
export const ROLE_USER = 'ROLE_USER';

/** Role of administrators, beside {@link ROLE_USER}. */
export const ROLE_ADMIN = 'ROLE_ADMIN';

/** Tells whether a list of roles makes an administrator. */
export function isAdmin(roles: readonly string[] | undefined): boolean {
  return roles?.includes(ROLE_ADMIN) ?? false;
}
