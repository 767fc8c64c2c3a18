import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BankSet } from '../bank-content.js';
import { type HostileBank, startHostileBank } from './hostile-bank.js';
import { tryCase } from './hostile-case.js';
import type { HostileGroups } from './hostile-groups.js';

/** Declares a test for every case of the groups, all against one server, and looks for harm after each group. */
export function attackWith(groups: HostileGroups, sets: () => Promise<BankSet[]>): void {
  let bank: HostileBank;

  beforeAll(async () => {
    bank = await startHostileBank(await sets());
  });
  afterAll(() => bank.stop());

  for (const [group, cases] of Object.entries(groups)) {
    describe(`${cases.length} hostile ${group}`, () => {
      it.each(cases)('$name', (one) => tryCase(one, bank));

      it('lose nothing, leave nothing, and the server is well', () => bank.expectUnharmed());
    });
  }
}
