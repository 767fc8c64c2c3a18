export { CommandCenter } from './command-center.js';
export type { CommandHrefs, ThingHrefs } from './commands-of.js';
