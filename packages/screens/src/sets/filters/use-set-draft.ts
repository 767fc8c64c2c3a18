'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { createPendingTexts } from '../../browser/pending-texts.js';
import { useTimeout } from '../../browser/use-timeout.js';
import type { SetListAddress, SetListState } from '../../model/set-list-address.js';
import type { StateChange } from '../search/search-state.js';

/** Time after the last change before a search applies by itself. */
const DEBOUNCE_MS = 300;

/** What is being chosen, and how it reaches the address. */
export interface SetDraft<View extends string> {
  /** What the fields show. */
  draft: SetListState<View>;
  /** What the address says, and the results follow: the same object until it changes. */
  applied: SetListState<View>;
  /** For every key in the text box: applies 300 ms after the last change, without a step to go back to. */
  type: (q: string) => void;
  /** For a filter: applies 300 ms after the last change, as a step of the browser's history. */
  choose: (part: Partial<SetListState<View>>) => void;
  /** For 'Cari', Enter, orders and views: applies at once, as a step of the history. */
  apply: (part: Partial<SetListState<View>>) => void;
}

/** Keeps what is being chosen apart from what is searched for. */
export function useSetDraft<View extends string>(
  address: SetListAddress<View>,
  state: SetListState<View>,
  onStateChange: (next: SetListState<View>, change: StateChange) => void,
): SetDraft<View> {
  const key = address.write(state).toString();
  const applied = useMemo(() => address.read(new URLSearchParams(key)), [address, key]);
  const [draft, setDraft] = useState(applied);
  const [pending] = useState(createPendingTexts);
  const latest = useRef(draft);
  const target = useRef(key);
  const isStep = useRef(false);
  const timer = useTimeout();

  useEffect(() => {
    if (pending.arrived(key) || key === target.current) return;
    timer.cancel();
    isStep.current = false;
    target.current = key;
    latest.current = applied;
    setDraft(applied);
  }, [applied, key, pending, timer]);

  function put(part: Partial<SetListState<View>>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  }

  function send() {
    const replace = !isStep.current;
    isStep.current = false;
    const params = address.write(latest.current);
    const next = params.toString();
    if (next === target.current) return;
    target.current = next;
    pending.sent(next);
    onStateChange(address.read(params), { replace });
  }

  return {
    draft,
    applied,
    type(q) {
      put({ q } as Partial<SetListState<View>>);
      timer.start(send, DEBOUNCE_MS);
    },
    choose(part) {
      put(part);
      isStep.current = true;
      timer.start(send, DEBOUNCE_MS);
    },
    apply(part) {
      put(part);
      isStep.current = true;
      timer.cancel();
      send();
    },
  };
}
