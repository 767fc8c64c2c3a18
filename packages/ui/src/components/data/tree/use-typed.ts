import { useRef } from 'react';

/** How long letters belong together, in milliseconds. */
const PAUSE = 600;

/** Collects letters that are typed one soon after the other. */
export function useTyped() {
  const typed = useRef({ text: '', at: 0 });

  return {
    /** Whether a blank would belong to what is typed. */
    goesOn: () => typed.current.text !== '' && Date.now() - typed.current.at < PAUSE,
    /** The typed text with the new letter. */
    add(letter: string): string {
      const now = Date.now();
      const before = now - typed.current.at < PAUSE ? typed.current.text : '';
      typed.current = { text: before + letter, at: now };
      return typed.current.text;
    },
  };
}
