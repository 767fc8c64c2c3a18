import type { AccountBody } from '@bank-soal/contract/accounts';
import { updateAccount } from '../accounts/account-changes.js';
import { COMMAND_LINE } from '../administration/audit.js';
import { COMMAND_PREFIX } from '../version.js';
import { accountAt } from './account-at.js';
import { readAccountWords } from './account-words.js';
import { type Command, UsageError } from './command.js';
import { NO_LISTS, withWritableBank } from './open-bank.js';
import { readArgs } from './read-args.js';
import { toOperator } from './row-errors.js';

const USAGE =
  'set-account EMAIL [--role mahasiswa|dosen|administrator] [--status aktif|nonaktif] [--name NAMA]';

function changeOf(values: { role?: string; status?: string; name?: string }): AccountBody {
  const name = values.name?.trim();
  const change = { ...readAccountWords(values, USAGE), ...(name && { name }) };
  if (Object.keys(change).length === 0 || name === '') {
    throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  }
  return change;
}

/** Changes the kind, state or name of any account; its older tokens end with kind and state. */
export const setAccount: Command = async (args, config, { out }) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 1, max: 1 },
    { role: { type: 'string' }, status: { type: 'string' }, name: { type: 'string' } },
  );
  const [email = ''] = positionals;
  const change = changeOf(values);
  await withWritableBank(config, async (db) => {
    const user = await accountAt(db, email);
    try {
      await updateAccount({ db, setList: NO_LISTS }, COMMAND_LINE, user.id, change);
    } catch (error) {
      throw toOperator(error);
    }
  });
  out(`Akun ${email} diubah.`);
  return true;
};
