import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useCallback } from 'react';
import { failureTexts } from '../indonesian/failure.js';
import type { Pause } from './call-with-retry.js';
import { delay } from './delay.js';

/** How many calls wait, and the one message that says so. */
let waiting = 0;
let shown: number | undefined;

function begin(text: string): void {
  waiting += 1;
  shown ??= toast.info(text, { duration: Number.POSITIVE_INFINITY });
}

function end(): void {
  waiting -= 1;
  if (waiting > 0) return;
  toast.dismiss(shown);
  shown = undefined;
}

/** Waits, and says so for as long as anything waits. What it says needs a `ToastRegion` on the page. */
export function usePause(): Pause {
  const { paused } = useTexts(failureTexts);
  return useCallback(
    async (seconds, signal) => {
      begin(paused(String(seconds)));
      try {
        await delay(seconds, signal);
      } finally {
        end();
      }
    },
    [paused],
  );
}
