'use client';

import type { Sentences } from '@bank-soal/contract/common';
import { useCallback } from 'react';
import { explanationOf } from '../model/failure-reason.js';
import { useWording } from './use-wording.js';

/** Says why a call failed: the server's explanation, else a sentence of the screen. */
export function useFailureSentence(own: Sentences, fallback = '') {
  const inWords = useWording(own);
  return useCallback(
    (error: unknown, otherwise = fallback) => inWords(explanationOf(error, '')) || otherwise,
    [inWords, fallback],
  );
}
