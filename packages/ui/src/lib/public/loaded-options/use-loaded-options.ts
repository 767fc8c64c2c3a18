'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../internal/listbox/index.js';
import { controlsTexts } from '../indonesian/index.js';
import { useTexts } from '../texts/index.js';

/** Asks a server for what fits a typed text; `signal` ends when nobody waits for it any more. */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** Props for a MultiCombobox or TagPicker. */
export interface LoadedOptions {
  /** Options from the server; none before it has answered. */
  options: readonly Choice[];
  /** Asks for what fits, a moment after the last key. */
  onType: (typed: string) => void;
  /** The server narrows them. */
  filter: false;
  /** Says why there are none yet. */
  emptyText: string | undefined;
}

const NONE: readonly Choice[] = [];

/**
 * Options that are loaded while someone types: `<TagPicker {...useLoadedOptions(load)} … />`. What was
 * loaded stays until the next is there; the last that was typed counts.
 *
 * @param load the same function as long as it asks the same
 * @param wait milliseconds after a key before it asks
 */
export function useLoadedOptions(load: LoadOptions, wait = 200): LoadedOptions {
  const strings = useTexts(controlsTexts);
  const [options, setOptions] = useState(NONE);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (typed: string, after: number) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      await new Promise((resolve) => setTimeout(resolve, after));
      if (signal.aborted) return;
      try {
        const found = await load(typed, signal);
        if (signal.aborted) return;
        setOptions(found);
        setState('ready');
      } catch {
        if (signal.aborted) return;
        setOptions(NONE);
        setState('failed');
      }
    },
    [load],
  );

  useEffect(() => {
    void ask('', 0);
    return () => running.current?.abort();
  }, [ask]);

  const onType = useCallback(
    (typed: string) => {
      setState('loading');
      void ask(typed, wait);
    },
    [ask, wait],
  );
  const emptyText = state === 'ready' ? undefined : strings[`options.${state}`];
  return { options, onType, filter: false, emptyText };
}
