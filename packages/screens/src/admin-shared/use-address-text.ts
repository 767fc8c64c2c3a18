'use client';

import { useEffect, useRef, useState } from 'react';
import { useTimeout } from '../hooks/use-timeout.js';
import { createPendingTexts } from '../search/pending-texts.js';

/** Time after the last key before the address follows (§9). */
const DEBOUNCE_MS = 300;

/**
 * A search text that applies at every key, while the address follows a moment later.
 *
 * @param applied the text in the address
 * @param apply writes it there
 */
export function useAddressText(
  applied: string,
  apply: (text: string) => void,
): readonly [string, (text: string) => void] {
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

  function type(typed: string) {
    setText(typed);
    timer.start(() => {
      const next = typed.trim();
      if (next === target.current) return;
      target.current = next;
      pending.sent(next);
      apply(next);
    }, DEBOUNCE_MS);
  }

  return [text, type];
}
