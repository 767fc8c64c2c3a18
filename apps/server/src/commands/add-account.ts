import { importAccounts } from '../accounts/import-accounts.js';
import { createPasswordWork } from '../accounts/password-work.js';
import { COMMAND_LINE } from '../administration/audit.js';
import type { UserRow } from '../db/schema.js';
import type { Config } from '../settings/config.js';
import { withWritableBank } from './open-bank.js';
import { toOperator } from './row-errors.js';

export interface NewPerson {
  nama: string;
  email: string;
  password: string;
}

/**
 * Adds accounts of one kind, all or none; returns how many.
 *
 * @param lineOf the number under which the operator knows a row; absent for a single account
 * @throws OperatorError naming every bad row
 */
export function addAccounts(
  config: Config,
  kind: UserRow['kind'],
  people: readonly NewPerson[],
  lineOf?: (row: number) => number,
): Promise<number> {
  return withWritableBank(config, async (db) => {
    try {
      const passwordWork = createPasswordWork();
      return await importAccounts({ db, passwordWork }, COMMAND_LINE, kind, people);
    } catch (error) {
      throw toOperator(error, lineOf);
    }
  });
}
