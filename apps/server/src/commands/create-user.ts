import { readFile } from 'node:fs/promises';
import type { UserRow } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import { writeCsv } from '../lists/write-csv.js';
import type { Config } from '../settings/config.js';
import { COMMAND_PREFIX } from '../version.js';
import { kindOf } from './account-words.js';
import { addAccounts } from './add-account.js';
import { type Command, type Terminal, UsageError } from './command.js';
import { choosePassword } from './passwords.js';
import { readPeople } from './people-csv.js';
import { readArgs } from './read-args.js';

const USAGE =
  'create-user (EMAIL --name NAMA [--password-stdin] | --csv FILE) [--role mahasiswa|dosen]';

async function bytesOf(file: string, { readInput }: Terminal): Promise<Uint8Array> {
  if (file === '-') return readInput();
  try {
    return await readFile(file);
  } catch {
    throw new OperatorError(`File ${file} tidak dapat dibaca.`);
  }
}

async function fromCsv(config: Config, terminal: Terminal, kind: UserRow['kind'], file: string) {
  const people = readPeople(await bytesOf(file, terminal));
  const count = await addAccounts(config, kind, people, (row) => people[row - 1]?.line ?? row);
  const made = people.filter((person) => person.isMade);
  // Only what nobody knows yet; on a channel that can be sent to a file.
  if (made.length > 0) {
    const rows = made.map(({ nama, email, password }) => ({ nama, email, password }));
    terminal.out(writeCsv(rows));
  }
  return count;
}

/** Adds one student or lecturer, or all of a CSV file; `-` is what is piped in. */
export const createUser: Command = async (args, config, terminal) => {
  const { positionals, values } = readArgs(
    USAGE,
    args,
    { min: 0, max: 1 },
    {
      name: { type: 'string' },
      csv: { type: 'string' },
      role: { type: 'string', default: 'mahasiswa' },
      'password-stdin': { type: 'boolean' },
    },
  );
  const [email] = positionals;
  const kind = kindOf(values.role);
  if (
    kind === undefined ||
    kind === 'admin' ||
    (email === undefined) === (values.csv === undefined)
  ) {
    throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  }
  if (values.csv !== undefined) {
    const count = await fromCsv(config, terminal, kind, values.csv);
    terminal.err(`${count} akun dibuat.`);
    return true;
  }
  const password = await choosePassword(terminal, values['password-stdin']);
  await addAccounts(config, kind, [{ nama: values.name ?? '', email: email ?? '', password }]);
  terminal.out(`Akun ${email} dibuat.`);
  return true;
};
