'use client';

import { useEffect, useRef, useState } from 'react';
import { useTimeout } from '../hooks/use-timeout.js';
import { createPendingTexts } from './pending-texts.js';
import type { SearchState, StateChange } from './search-state.js';

/** Time after the last key before a search applies by itself (§9). */
const DEBOUNCE_MS = 300;

/** The text box and how its text reaches the address. */
export interface SearchText {
  text: string;
  /** For every key: applies 300 ms after the last one. */
  type: (text: string) => void;
  /** For 'Cari' and Enter: applies at once, as a step of the browser's history. */
  submit: (text: string) => void;
}

/**
 * Keeps what is being typed apart from what is searched for. Spaces around the text do not count.
 *
 * @param applied the text in the address
 */
export function useSearchText(
  applied: string,
  onStateChange: (next: SearchState, change: StateChange) => void,
): SearchText {
  const [text, setText] = useState(applied);
  const [pending] = useState(createPendingTexts);
  const target = useRef(applied);
  const timer = useTimeout();

  useEffect(() => {
    if (pending.arrived(applied) || applied === target.current) return;
    timer.cancel();
    target.current = applied;
    setText(applied);
  }, [applied, pending, timer]);

  function apply(typed: string, replace: boolean) {
    const q = typed.trim();
    if (q === target.current) return;
    target.current = q;
    pending.sent(q);
    onStateChange({ q }, { replace });
  }

  return {
    text,
    type(typed) {
      setText(typed);
      timer.start(() => apply(typed, true), DEBOUNCE_MS);
    },
    submit(typed) {
      setText(typed);
      timer.cancel();
      apply(typed, false);
    },
  };
}
