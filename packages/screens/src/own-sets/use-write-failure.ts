'use client';

import { useCallback } from 'react';
import { useWording } from '../messages/use-wording.js';
import type { WriteFailure } from '../set-editor/index.js';
import { useOwnSetsMessages } from './own-sets-messages.js';
import { writeFailure } from './write-failure.js';

/** Words a change that failed as the host does; the same function until the words change. */
export function useWriteFailure(): (error: unknown) => WriteFailure {
  const messages = useOwnSetsMessages();
  const inWords = useWording();
  return useCallback(
    (error) => {
      const { sentence, signIn } = writeFailure(error, messages);
      return { sentence: inWords(sentence), signIn };
    },
    [messages, inWords],
  );
}
