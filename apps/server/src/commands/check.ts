import { dialectOf } from '../db/dialect.js';
import { isCurrent } from '../db/open-database.js';
import { verifyStore } from '../files/verify-store.js';
import { misindexedSets } from '../sets/set-search-texts.js';
import type { Command } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';
import { reportProblems } from './report-problems.js';

/** Checks the database, and every file's content; changes nothing. */
export const check: Command = async (args, config, terminal) => {
  readArgs('check', args, { min: 0, max: 0 }, {});
  return withBank(config, async (db, store) => {
    const database = await dialectOf(db).problems(db);
    for (const line of database) terminal.err(`BASIS DATA: ${line}`);
    const current = await isCurrent(db);
    const misindexed = current ? await misindexedSets(db) : [];
    for (const id of misindexed)
      terminal.err(`PENCARIAN: paket ${id} tidak terindeks dengan benar`);
    if (!current) terminal.out('Tabel dari versi lain; diperbarui saat server mulai.');
    const storeIsSound = reportProblems(await verifyStore(db, store, current), terminal);
    const isSound = database.length + misindexed.length === 0 && storeIsSound;
    terminal.out(isSound ? 'Semua data utuh.' : 'Ada masalah; lihat baris di atas.');
    return isSound;
  });
};
