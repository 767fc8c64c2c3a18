import type { FailureKey } from '@bank-soal/contract/failures';
import { exchangeSentences } from './exchange-sentences.js';
import { paperSentences } from './paper-sentences.js';
import { peopleSentences } from './people-sentences.js';
import { serverSentences } from './server-sentences.js';
import { setSentences } from './set-sentences.js';
import { talkSentences } from './talk-sentences.js';

/** Every failure that there is, in English: what the rules of the contract find, and what a server says. */
export const sentences: Readonly<Record<FailureKey, string>> = {
  ...peopleSentences,
  ...setSentences,
  ...paperSentences,
  ...exchangeSentences,
  ...talkSentences,
  ...serverSentences,
};
