import { cleanEmail, emailKey } from '@bank-soal/contract/accounts';
import { type Kysely, sql } from 'kysely';

/**
 * Addresses that were kept with signs that nobody sees lose them: nobody could sign in with what they see. Where
 * another account has what is left, it stays the one with that address, and this one waits for a new address.
 */
export async function addressesAsSeen(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; email_key: string }>`
    select id, email, email_key from users order by id`.execute(db);
  const taken = new Set(rows.map((row) => row.email_key));
  for (const { id, email, email_key } of rows) {
    const key = emailKey(email);
    if (key === email_key || taken.has(key)) continue;
    taken.add(key);
    await sql`update users set email = ${cleanEmail(email)}, email_key = ${key} where id = ${id}`.execute(
      db,
    );
  }
}
