import { deleteAccount as remove } from '../accounts/account-changes.js';
import { COMMAND_LINE } from '../administration/audit.js';
import { createContents } from '../files/contents.js';
import { openFileStore } from '../storage/open-file-store.js';
import { COMMAND_PREFIX } from '../version.js';
import { accountAt } from './account-at.js';
import { type Command, UsageError } from './command.js';
import { NO_LISTS, withWritableBank } from './open-bank.js';
import { readArgs } from './read-args.js';
import { toOperator } from './row-errors.js';

const USAGE = 'delete-account EMAIL --yes';

/** Deletes any account; its sets and shared questions stay, without an owner. It cannot be undone, so it asks for `--yes`. */
export const deleteAccount: Command = async (args, config, { out }) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 1, max: 1 },
    { yes: { type: 'boolean' } },
  );
  const [email = ''] = positionals;
  if (values.yes !== true) {
    throw new UsageError(`Tidak dapat dibatalkan. Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  }
  await withWritableBank(config, async (db) => {
    const user = await accountAt(db, email);
    const contents = createContents(db, await openFileStore(config));
    try {
      await remove({ db, contents, setList: NO_LISTS }, COMMAND_LINE, user.id);
    } catch (error) {
      throw toOperator(error);
    }
  });
  out(`Akun ${email} dihapus. Paket soal dan soal yang dibagikannya tetap ada, tanpa pemilik.`);
  return true;
};
