import { sql } from 'kysely';
import type { Services } from '../services.js';

/** What a server cannot work without, each as a question that rejects where it is away. */
export function healthChecks({ db, store }: Pick<Services, 'db' | 'store'>) {
  return {
    database: async () => {
      await sql`select 1`.execute(db);
    },
    files: () => store.check(),
  };
}
