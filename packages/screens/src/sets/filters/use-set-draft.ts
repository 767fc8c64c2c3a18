'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/client-only.js';
import { createPendingTexts } from '../../browser/pending-texts.js';
import { useTimeout } from '../../browser/use-timeout.js';

/** Time after the last change before a search applies by itself. */
const DEBOUNCE_MS = 300;

/** How the address changes: `replace` leaves no step behind to go back to. */
export interface StateChange {
  /** `true` takes the place of the step that is shown; `false` adds one. */
  replace: boolean;
}

/** A choice in the making, and its way to the address. */
export interface SetDraft<State extends { q: string }> {
  /** Values of the fields. */
  draft: State;
  /** Query in the address, which the results follow: the same object until it changes. */
  applied: State;
  /**
   * For every key in the text box: applies 300 ms after the last change, without a step to go back to. What was typed
   * before the page was alive applies at once.
   */
  type: (q: string) => void;
  /** For a filter: applies 300 ms after the last change, as a step of the browser's history. */
  choose: (part: Partial<State>) => void;
  /** For 'Cari', Enter, orders and views: applies at once, as a step of the history. */
  apply: (part: Partial<State>) => void;
}

/**
 * Whether this is the moment at which a page that a server drew has come alive: what is said now was done before,
 * and has waited long enough.
 */
function useEarly(): RefObject<boolean> {
  const early = useRef(!useHydrated());
  useEffect(() => {
    const over = setTimeout(() => {
      early.current = false;
    });
    return () => clearTimeout(over);
  }, []);
  return early;
}

const isWords = (value: unknown): value is string[] => Array.isArray(value);

/**
 * A field knows the words that it showed, and more may have been chosen since: what it adds or takes away goes onto
 * those.
 */
function onto<State extends object>(
  latest: State,
  shown: State,
  part: Partial<State>,
): Partial<State> {
  const next = { ...part };
  for (const name of Object.keys(part) as (keyof State)[]) {
    const [now, was, words] = [latest[name], shown[name], part[name]] as unknown[];
    if (now === was || !isWords(now) || !isWords(was) || !isWords(words)) continue;
    const kept = now.filter((word) => words.includes(word) || !was.includes(word));
    const added = words.filter((word) => !was.includes(word));
    next[name] = [...new Set([...kept, ...added])] as State[typeof name];
  }
  return next;
}

/** Keeps what is being chosen apart from what is searched for. */
export function useSetDraft<State extends { q: string }>(
  address: { write: (state: State) => URLSearchParams },
  state: State,
  onStateChange: (next: State, change: StateChange) => void,
): SetDraft<State> {
  const key = address.write(state).toString();
  const [known, setKnown] = useState({ key, state });
  if (known.key !== key) setKnown({ key, state });
  const applied = known.state;
  const [draft, setDraft] = useState(applied);
  const [pending] = useState(createPendingTexts);
  const latest = useRef(draft);
  const target = useRef(key);
  const isStep = useRef(false);
  const timer = useTimeout();
  const early = useEarly();

  useEffect(() => {
    if (pending.arrived(key) || key === target.current) return;
    timer.cancel();
    isStep.current = false;
    target.current = key;
    latest.current = applied;
    setDraft(applied);
  }, [applied, key, pending, timer]);

  function put(part: Partial<State>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  }

  function send() {
    const replace = !isStep.current;
    isStep.current = false;
    const wanted = { ...latest.current, q: latest.current.q.trim() };
    const next = address.write(wanted).toString();
    if (next === target.current) return;
    target.current = next;
    pending.sent(next);
    onStateChange(wanted, { replace });
  }

  return {
    draft,
    applied,
    type(q) {
      put({ q } as Partial<State>);
      timer.start(send, early.current ? 0 : DEBOUNCE_MS);
    },
    choose(part) {
      put(onto(latest.current, draft, part));
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
