import type { UserRow } from '../db/schema.js';

/** What the operator calls kinds of accounts. */
export const ROLES = {
  mahasiswa: 'student',
  dosen: 'lecturer',
  administrator: 'admin',
} as const satisfies Readonly<Record<string, UserRow['kind']>>;

/** The kind that a word on the command line stands for; undefined for another word. */
export function kindOf(role: string): UserRow['kind'] | undefined {
  return Object.hasOwn(ROLES, role) ? ROLES[role as keyof typeof ROLES] : undefined;
}

/** The word for a kind. */
export function roleOf(kind: UserRow['kind']): string {
  return Object.entries(ROLES).find(([, each]) => each === kind)?.[0] ?? kind;
}

const STATUSES = { aktif: 'Aktif', nonaktif: 'Nonaktif' } as const;

/** The state that a word on the command line stands for; undefined for another word. */
export function statusOf(word: string): 'Aktif' | 'Nonaktif' | undefined {
  return Object.hasOwn(STATUSES, word) ? STATUSES[word as keyof typeof STATUSES] : undefined;
}
