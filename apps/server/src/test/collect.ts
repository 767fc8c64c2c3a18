import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects garbage, which else goes at any moment. */
export const collect = runInNewContext('gc') as () => void;
