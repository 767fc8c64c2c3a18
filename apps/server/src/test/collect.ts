import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what nobody holds: else it goes when it pleases the machine. */
export const collect = runInNewContext('gc') as () => void;
