import { accountPage } from '../accounts/account-list.js';
import { writeCsv } from '../lists/write-csv.js';
import { readAccountWords, roleOf } from './account-words.js';
import type { Command } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';

const USAGE = 'accounts [CARI] [--role mahasiswa|dosen|administrator] [--status aktif|nonaktif]';
/** More than any faculty has. */
const ALL = 1_000_000;

/** Lists accounts as CSV, by name: those with a word, of one kind or state. */
export const listAccounts: Command = async (args, config, { out }) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 0, max: 1 },
    { role: { type: 'string' }, status: { type: 'string' } },
  );
  const query = { q: positionals[0] ?? '', limit: ALL, ...readAccountWords(values, USAGE) };
  const { sets: accounts } = await withBank(config, (db) => accountPage(db, query));
  const rows = accounts.map(({ name, email, kind, status, lastSignIn }) => ({
    nama: name,
    email,
    peran: roleOf(kind),
    status,
    masuk: lastSignIn ?? '',
  }));
  const columns = ['nama', 'email', 'peran', 'status', 'masuk'];
  out(writeCsv({ fields: columns, data: rows }));
  return true;
};
