import { transact } from '../db/transact.js';
import { COMMAND_LINE, recordAudit } from '../services/audit.js';
import { hashPassword } from '../services/passwords.js';
import { accountAt } from './account-at.js';
import type { Command } from './command.js';
import { withWritableBank } from './open-bank.js';
import { choosePassword } from './passwords.js';
import { readArgs } from './read-args.js';

const USAGE = 'set-password EMAIL [--password-stdin]';

/** Gives any account a new password; its older tokens end. */
export const setPassword: Command = async (args, config, terminal) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 1, max: 1 },
    {
      'password-stdin': { type: 'boolean' },
    },
  );
  const [email = ''] = positionals;
  await withWritableBank(config, async (db) => {
    const user = await accountAt(db, email);
    const hash = await hashPassword(await choosePassword(terminal, values['password-stdin']));
    await transact(db, async (transaction) => {
      await transaction
        .updateTable('users')
        .set((eb) => ({
          password_hash: hash,
          token_generation: eb('token_generation', '+', 1),
          updated_at: new Date().toISOString(),
        }))
        .where('id', '=', user.id)
        .execute();
      const after = { nama: user.name, email: user.email };
      const entry = { action: 'password', target: 'account', targetId: user.id, after } as const;
      await recordAudit(transaction, COMMAND_LINE, entry);
    });
  });
  terminal.out(`Password ${email} diganti. Sesi lama akun itu berakhir.`);
  return true;
};
