import { sql } from 'kysely';
import type { Services } from '../services.js';

/** Parts that a server cannot work without, each as a check that rejects where it is away. */
export function healthChecks({ db, store }: Pick<Services, 'db' | 'store'>) {
  return {
    database: async () => {
      await sql`select 1`.execute(db);
    },
    files: () => store.check(),
  };
}
