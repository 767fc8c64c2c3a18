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
