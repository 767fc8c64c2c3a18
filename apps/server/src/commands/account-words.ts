import type { UserRow } from '../db/schema.js';
import { COMMAND_PREFIX } from '../version.js';
import { UsageError } from './command.js';

/** The operator's words for kinds of accounts. */
const ROLES = {
  mahasiswa: 'student',
  dosen: 'lecturer',
  administrator: 'admin',
} as const satisfies Readonly<Record<string, UserRow['kind']>>;

const STATUSES = { aktif: 'Aktif', nonaktif: 'Nonaktif' } as const;

function meant<T>(words: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** The kind that a word on the command line stands for; undefined for another word. */
export function kindOf(role: string): UserRow['kind'] | undefined {
  return meant<UserRow['kind']>(ROLES, role);
}

export function roleOf(kind: UserRow['kind']): string {
  return Object.entries(ROLES).find(([, each]) => each === kind)?.[0] ?? kind;
}

/**
 * Values of `--role` and `--status`; absent ones are left out.
 *
 * @param usage the line that is shown when a word is unknown
 * @throws UsageError
 */
export function readAccountWords(values: { role?: string; status?: string }, usage: string) {
  const kind = values.role === undefined ? undefined : kindOf(values.role);
  const status =
    values.status === undefined ? undefined : meant<'Aktif' | 'Nonaktif'>(STATUSES, values.status);
  if ((values.role !== undefined && !kind) || (values.status !== undefined && !status)) {
    throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${usage}`);
  }
  return { ...(kind && { kind }), ...(status && { status }) };
}
