import type { Messages } from '../messages/messages.js';
import { builderMessages } from './builder-messages.js';

/** What a file of a form says beside what was typed. */
export interface FormWords {
  /** The words of the builder. */
  messages: Messages['builder'];
  /** Names a level for people. */
  nameLevel: (level: string) => string;
}

/** The built-in words. */
export const INDONESIAN: FormWords = { messages: builderMessages, nameLevel: (level) => level };
