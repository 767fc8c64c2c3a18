export { CommandCenter, type CommandCenterProps } from './command-center.js';
export type { CommandHrefs, CommandPage, ThingHrefs } from './commands-of.js';
