import { randomBytes } from 'node:crypto';
import { emailKey } from '@bank-soal/contract/accounts';
import { recordAudit, SERVER } from '../administration/audit.js';
import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Config } from '../settings/config.js';
import { accountRow } from './accounts.js';
import { writePrivateFile } from './secret.js';

/** Used when no address is configured. */
const DEFAULT_EMAIL = 'admin@banksoal.local';

/** Accounts of the demo do not count where an administrator is configured beside them. */
async function hasAccounts(db: DbOrTransaction, besideDemo: string | undefined): Promise<boolean> {
  const anyone = db.selectFrom('users').select('id').limit(1);
  const users =
    besideDemo === undefined
      ? anyone
      : anyone.where((is) =>
          is.or([is('is_demo', '=', 0), is('email_key', '=', emailKey(besideDemo))]),
        );
  return (await users.executeTakeFirst()) !== undefined;
}

/**
 * Makes the first administrator of an empty database, or of one with the demo only.
 *
 * @returns where a made-up password was written, when none was configured
 */
export async function makeFirstAdmin(
  db: Db,
  { admin, dataDir, seedDemo }: Pick<Config, 'admin' | 'dataDir' | 'seedDemo'>,
): Promise<string | undefined> {
  const besideDemo = seedDemo ? admin.email : undefined;
  if (await hasAccounts(db, besideDemo)) return undefined;
  const email = admin.email ?? DEFAULT_EMAIL;
  const password = admin.password ?? randomBytes(15).toString('base64url');
  const account = { name: admin.name, email, password, kind: 'admin' as const };
  const row = await accountRow(account, new Date().toISOString());
  return transact(db, async (transaction) => {
    await dialectOf(transaction).alone(transaction);
    if (await hasAccounts(transaction, besideDemo)) return undefined;
    // The file goes first: an account whose password nobody knows would be of no use.
    const place =
      admin.password === undefined
        ? await writePrivateFile(dataDir, 'first-admin.txt', `${email}\n${password}\n`)
        : undefined;
    const { id } = await transaction
      .insertInto('users')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { nama: account.name, email, kind: account.kind };
    const entry = { action: 'create', target: 'account', targetId: id, after } as const;
    await recordAudit(transaction, SERVER, entry);
    return place;
  });
}
