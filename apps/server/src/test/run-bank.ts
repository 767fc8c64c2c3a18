import { runCommand } from '../commands/index.js';
import { parseConfig } from '../settings/config.js';
import { bankEnv } from './test-database.js';

export interface Ran {
  /** Undefined when the command was refused. */
  isWell: boolean | undefined;
  out: string;
  /** Its complaints, a refusal's message included. */
  err: string;
}

/**
 * Runs a command on a data folder as the operator does, without a keyboard.
 *
 * @param env where the bank is, when it is not where the tests have theirs
 */
export async function runBank(
  dataDir: string,
  args: string[],
  input: string | Uint8Array = '',
  env?: Record<string, string>,
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const [name = '', ...rest] = args;
  const given = { ...(env ?? (await bankEnv(dataDir))), LOG_LEVEL: 'silent' };
  const config = parseConfig(given);
  const terminal = {
    env: given,
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
    askPassword: undefined,
    readInput: async () => Buffer.from(input as string),
  };
  let isWell: boolean | undefined;
  try {
    isWell = await runCommand(name, rest, config, terminal);
  } catch (error) {
    err.push((error as Error).message);
  }
  return { isWell, out: out.join('\n'), err: err.join('\n') };
}
