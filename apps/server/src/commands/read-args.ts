import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { COMMAND_PREFIX } from '../version.js';
import { UsageError } from './command.js';

/**
 * Reads a command's arguments.
 *
 * @param usage the line that is shown when they do not fit
 * @param places how many words stand without a dash
 */
export function readArgs<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: string[],
  places: { min: number; max: number },
  options: Options,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const { length } = parsed.positionals;
    if (length >= places.min && length <= places.max) return parsed;
  } catch {
    // An unknown option: answered below.
  }
  throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${usage}`);
}
