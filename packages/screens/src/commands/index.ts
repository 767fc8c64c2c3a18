export { CommandCenter, type CommandCenterProps } from './command-center.js';
export type { CommandHrefs, CommandPage } from './commands-of.js';
