import { builderTexts } from '../../indonesian/builder.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** What a file of a form says beside what was typed. */
export interface FormWords {
  /** The words of the builder. */
  messages: ScreenTexts['builder'];
  /** Names a level for people. */
  nameLevel: (level: string) => string;
}

/** The built-in words. */
export const INDONESIAN: FormWords = { messages: builderTexts, nameLevel: (level) => level };
