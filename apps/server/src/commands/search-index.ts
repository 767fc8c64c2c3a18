import { countTexts, forgetTexts } from '../search/text-rows.js';
import type { Command } from './command.js';
import { withBank, withWritableBank } from './open-bank.js';
import { readArgs } from './read-args.js';

/** Prints how many files can be searched inside, or has all of them read anew. */
export const searchIndex: Command = async (args, config, { out }) => {
  const { values } = readArgs(
    'search-index [--rebuild]',
    args,
    { min: 0, max: 0 },
    { rebuild: { type: 'boolean', default: false } },
  );
  if (values.rebuild) {
    const count = await withWritableBank(config, forgetTexts);
    out(`${count} isi file akan dibaca lagi oleh server yang berjalan.`);
    return true;
  }
  const { done, waiting, withoutText, failed } = await withBank(config, countTexts);
  out(`${done} siap, ${waiting} menunggu, ${withoutText} tanpa teks, ${failed} gagal dibaca.`);
  return true;
};
