'use client';

import { useEffect, useRef, useState } from 'react';
import { createPendingTexts } from '../../browser/pending-texts.js';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { useTimeout } from '../../browser/use-timeout.js';

/** Time after the last key before the address follows. */
const DEBOUNCE_MS = 300;

/**
 * A search text that applies at every key, while the address follows a moment later.
 *
 * @param applied the text in the address
 * @param apply writes it there
 * @param list what is searched; another list begins with its own text
 */
export function useAddressText(
  applied: string,
  apply: (text: string) => void,
  list = '',
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(applied);
  const [pending] = useState(createPendingTexts);
  const target = useRef(applied);
  const searched = useRef(list);
  const timer = useTimeout();
  const write = useStableCallback(apply);

  useEffect(() => {
    const ours = pending.arrived(applied) || applied === target.current;
    if (ours && searched.current === list) return;
    timer.cancel();
    searched.current = list;
    target.current = applied;
    setText(applied);
  }, [applied, list, pending, timer]);

  function type(typed: string) {
    setText(typed);
    timer.start(() => {
      const next = typed.trim();
      if (next === target.current) return;
      target.current = next;
      pending.sent(next);
      write(next);
    }, DEBOUNCE_MS);
  }

  return [text, type];
}
