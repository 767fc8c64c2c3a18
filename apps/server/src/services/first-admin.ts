import { randomBytes } from 'node:crypto';
import type { Config } from '../config.js';
import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { accountRow } from './accounts.js';
import { writePrivateFile } from './secret.js';

/** Used when no address is configured. */
const DEFAULT_EMAIL = 'admin@banksoal.local';

async function hasAccounts(db: DbOrTransaction): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Makes the first administrator of an empty database.
 *
 * @returns where a made-up password was written, when none was configured
 */
export async function makeFirstAdmin(
  db: Db,
  { admin, dataDir }: Pick<Config, 'admin' | 'dataDir'>,
): Promise<string | undefined> {
  if (await hasAccounts(db)) return undefined;
  const email = admin.email ?? DEFAULT_EMAIL;
  const password = admin.password ?? randomBytes(15).toString('base64url');
  const account = { name: admin.name, email, password, kind: 'admin' as const };
  const row = await accountRow(account, new Date().toISOString());
  return transact(db, async (transaction) => {
    await dialectOf(transaction).alone(transaction);
    if (await hasAccounts(transaction)) return undefined;
    // The file goes first: an account whose password nobody knows would be of no use.
    const place =
      admin.password === undefined
        ? await writePrivateFile(dataDir, 'first-admin.txt', `${email}\n${password}\n`)
        : undefined;
    await transaction.insertInto('users').values(row).execute();
    return place;
  });
}
