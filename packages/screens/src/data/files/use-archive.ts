import { dayIn, useTimeZone } from '@bank-soal/ui/lib/time-zone';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-provider.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { saveBlob } from '../save-blob.js';
import { type Touched, useTouch } from '../use-touch.js';

/** Several sets on their way as one ZIP. */
export interface Archive {
  /** Bytes that have come; nothing while none is asked for. */
  bytes: number | undefined;
  /** Fetches and saves; rejects as the API does, and with an `AbortError` when it was stopped. */
  start: (sets: readonly QuestionSet[], nameOf: (day: string) => string) => Promise<void>;
  stop: () => void;
}

/** Counts of downloads have gone up, or a set is not there any more. */
const AFTER: Touched = { refresh: [keys.questionSets] };

/** Fetches several sets as one ZIP. */
export function useArchive(): Archive {
  const api = useApi();
  const touch = useTouch();
  const timeZone = useTimeZone();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    bytes,
    stop: () => running.current?.abort(),
    async start(sets, nameOf) {
      const controller = new AbortController();
      running.current = controller;
      setBytes(0);
      try {
        const ids = sets.map(({ id }) => id);
        const call = { onProgress: setBytes, signal: controller.signal };
        // Comes with the first archive.
        const { fetchArchive } = await import('./fetch-archive.js');
        const blob = await fetchArchive(api, ids, call);
        saveBlob(blob, nameOf(dayIn(new Date(), timeZone)));
      } finally {
        setBytes(undefined);
        if (!controller.signal.aborted) touch(AFTER);
      }
    },
  };
}
