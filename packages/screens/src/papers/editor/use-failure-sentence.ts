'use client';

import { PAPER_SENTENCES, QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import { useCallback } from 'react';
import { ApiError } from '../../api/errors.js';
import { useWording } from '../../texts/use-wording.js';
import type { KeepStatus } from './paper-keeper.js';

const OWN = { ...QUESTION_SENTENCES, ...PAPER_SENTENCES };

/** What stands in the way of a paper that is not kept. */
export const failedBy = (status: KeepStatus): unknown =>
  status.kind === 'failed' ? status.error : new Error(`The paper is not kept: ${status.kind}`);

/**
 * Says why something with a paper failed: what the server told, else one sentence for all.
 *
 * @param otherwise said where the server told nothing
 */
export function useFailureSentence(otherwise: string): (error: unknown) => string {
  const inWords = useWording(OWN);
  return useCallback(
    (error) =>
      error instanceof ApiError && error.told ? inWords(error.told) || otherwise : otherwise,
    [inWords, otherwise],
  );
}
