export { Command, type CommandProps } from './command.js';
export { type CommandItem } from './match-commands.js';
