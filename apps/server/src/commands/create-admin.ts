import { addAccounts } from './add-account.js';
import type { Command } from './command.js';
import { choosePassword } from './passwords.js';
import { readArgs } from './read-args.js';

const USAGE = 'create-admin EMAIL [--name NAMA] [--password-stdin]';

/** Adds one administrator. */
export const createAdmin: Command = async (args, config, terminal) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 1, max: 1 },
    {
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  );
  const [email = ''] = positionals;
  const nama = values.name ?? config.admin.name;
  const password = await choosePassword(terminal, values['password-stdin']);
  await addAccounts(config, 'admin', [{ nama, email, password }]);
  terminal.out(`Administrator ${email} dibuat.`);
  return true;
};
