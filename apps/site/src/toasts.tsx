import { takenArrival } from '@bank-soal/screens/session';
import { type ComponentType, useEffect, useState } from 'react';
import { isAdministration } from './paths.js';

const ACTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Ctrl+K or Command+K, outside a field: the browser would go to its own search. */
const isPalette = (act: KeyboardEvent) =>
  (act.ctrlKey || act.metaKey) &&
  act.key === 'k' &&
  !(act.target as Element).matches?.('input, textarea');

/** Toasts and commands answer actions: their code is loaded at the first one, or at the next where that fails. */
export function Toasts() {
  const [lazy, setLazy] = useState<{ Parts: ComponentType<{ first?: KeyboardEvent }> }>();
  // The page that uses the code forgets it.
  const [hasArrived] = useState(() => takenArrival()?.code !== undefined);
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    if (lazy) return;
    let isAsked = false;
    const listening = new AbortController();
    const { signal } = listening;
    async function load(act?: Event) {
      if (act instanceof KeyboardEvent) {
        if (isPalette(act)) act.preventDefault();
        setFirst((key) => (key && !isPalette(act) ? key : act));
      }
      if (isAsked) return;
      isAsked = true;
      const parts = await import('./lazy-parts.js').catch(() => undefined);
      isAsked = parts !== undefined;
      if (parts) setLazy({ Parts: parts.LazyParts });
    }
    // Both report something by a toast that no action precedes.
    if (isAdministration(location.pathname) || hasArrived) void load();
    for (const act of ACTS) addEventListener(act, load, { once: act === 'pointermove', signal });
    return () => listening.abort();
  }, [lazy, hasArrived]);
  return lazy && <lazy.Parts {...(first && { first })} />;
}
