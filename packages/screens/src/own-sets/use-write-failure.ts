import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCallback } from 'react';
import { type Explanation, hasStatus } from '../api/errors.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import { explanationOf } from '../model/failure-reason.js';
import type { WriteFailure } from '../set-editor/index.js';
import type { ScreenTexts } from '../texts/site-texts.js';
import { useWording } from '../texts/use-wording.js';

/** Sentence of a failed change; the server's word counts, as everywhere. */
export function writeFailure(
  error: unknown,
  messages: ScreenTexts['ownSets'] = ownSetsTexts,
): { sentence: Explanation; signIn: boolean } {
  if (hasStatus(error, 401)) return { sentence: { code: 'session-ended' }, signIn: true };
  if (hasStatus(error, 403)) return { sentence: { code: 'token-refused' }, signIn: true };
  return { sentence: explanationOf(error, messages.writeFailed), signIn: false };
}

/** Words a change that failed as the host does; the same function until the words change. */
export function useWriteFailure(): (error: unknown) => WriteFailure {
  const messages = useTexts(ownSetsTexts);
  const inWords = useWording();
  return useCallback(
    (error) => {
      const { sentence, signIn } = writeFailure(error, messages);
      return { sentence: inWords(sentence), signIn };
    },
    [messages, inWords],
  );
}
