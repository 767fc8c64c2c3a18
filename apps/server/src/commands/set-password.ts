import { updateAccount } from '../accounts/account-changes.js';
import { hashPassword } from '../accounts/passwords.js';
import { COMMAND_LINE } from '../administration/audit.js';
import { accountAt } from './account-at.js';
import type { Command } from './command.js';
import { NO_LISTS, withWritableBank } from './open-bank.js';
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
    const services = { db, setList: NO_LISTS };
    await updateAccount(services, COMMAND_LINE, user.id, { passwordHash: hash });
  });
  terminal.out(`Password ${email} diganti. Sesi lama akun itu berakhir.`);
  return true;
};
