import { OperatorError } from '../failures/operator-error.js';
import type { Config } from '../settings/config.js';

/** Where a command speaks; secrets that it made go to `out` only. */
export interface Terminal {
  out: (line: string) => void;
  err: (line: string) => void;
  /** Asks for a password without showing it; undefined where nobody sits at a keyboard. */
  askPassword: ((question: string) => Promise<string>) | undefined;
  /** Environment of the settings. */
  env: Readonly<Record<string, string | undefined>>;
  /** All of what was piped in. */
  readInput: () => Promise<Uint8Array>;
}

/** A command was called with unknown arguments; the message has its usage. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/**
 * A command on the server's own machine.
 *
 * @returns whether all is well; the process ends with 1 otherwise
 * @throws UsageError, or an error whose message is for the operator
 */
export type Command = (args: string[], config: Config, terminal: Terminal) => Promise<boolean>;
