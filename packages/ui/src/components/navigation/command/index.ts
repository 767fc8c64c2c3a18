export { Command } from './command.js';
export { type CommandItem } from './match-commands.js';
