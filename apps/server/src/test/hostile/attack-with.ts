import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BankSet } from '../bank-content.js';
import { CASE_TIMEOUT_MS } from './case-timeout.js';
import { type HostileBank, startHostileBank } from './hostile-bank.js';
import { tryCase } from './hostile-case.js';
import type { HostileGroups } from './hostile-groups.js';

/**
 * Declares a test for every case of the groups, all against one server, and looks for harm after each group.
 *
 * @param env how the server is set; by default it takes small files only
 */
export function attackWith(
  groups: HostileGroups,
  sets: () => Promise<BankSet[]>,
  env?: Record<string, string>,
): void {
  let bank: HostileBank;

  beforeAll(async () => {
    bank = await startHostileBank(await sets(), env);
  });
  afterAll(() => bank.stop());

  for (const [group, cases] of Object.entries(groups)) {
    describe(`${cases.length} hostile ${group}`, () => {
      it.each(cases)('$name', (one) => tryCase(one, bank), CASE_TIMEOUT_MS);

      it('lose nothing, leave nothing, and the server is well', () => bank.expectUnharmed());
    });
  }
}
