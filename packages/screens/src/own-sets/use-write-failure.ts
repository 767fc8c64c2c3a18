'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCallback } from 'react';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { WriteFailure } from '../set-editor/index.js';
import { useWording } from '../texts/use-wording.js';
import { writeFailure } from './write-failure.js';

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
