import { useEffect } from 'react';
import { useStableCallback } from '../browser/use-stable-callback.js';

/** What a key does with the question that has the focus. */
export type ReviewKey =
  | 'next'
  | 'previous'
  | 'edit'
  | 'choose'
  | 'settle'
  | 'join'
  | 'skip'
  | 'undo'
  | { key: number };

/** Keys, in the order in which they are explained. */
export const REVIEW_KEYS = {
  j: 'next',
  k: 'previous',
  e: 'edit',
  x: 'choose',
  c: 'settle',
  g: 'join',
  s: 'skip',
  u: 'undo',
} as const satisfies Record<string, ReviewKey>;

const WRITES =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role="dialog"], [role="menu"]';

/** What a key means: a digit is an option, 0 the tenth. */
export function meaningOf(key: string): ReviewKey | undefined {
  if (/^\d$/.test(key)) return { key: (Number(key) + 9) % 10 };
  return REVIEW_KEYS[key.toLowerCase() as keyof typeof REVIEW_KEYS];
}

/** Keys of a review. They work within a question alone, so that no letter acts where somebody reads or writes. */
export function useReviewKeys(act: (key: ReviewKey, id: string) => void): void {
  const latest = useStableCallback(act);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
      const id = target.closest('[data-question]')?.getAttribute('data-question');
      const meaning = meaningOf(key);
      if (!id || !meaning || target.closest(WRITES)) return;
      event.preventDefault();
      latest(meaning, id);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}
