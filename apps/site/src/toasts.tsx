import { type ComponentType, useEffect, useState } from 'react';
import { takenArrival } from './arrival.js';
import { isAdministration } from './paths.js';

const ACTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Ctrl+K or Command+K, outside a field: the browser would go to its own search. */
const isPalette = (act: KeyboardEvent) =>
  (act.ctrlKey || act.metaKey) &&
  act.key === 'k' &&
  !(act.target as Element).matches?.('input, textarea');

/**
 * Where every page's toasts and commands appear. They answer what people do, so their code comes as someone begins to
 * act; when it cannot be had, offline say, the next act asks again.
 */
export function Toasts() {
  const [late, setLate] = useState<{ Part: ComponentType<{ first?: KeyboardEvent }> }>();
  // The page that uses the code forgets it.
  const [hasArrived] = useState(() => takenArrival()?.code !== undefined);
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    if (late) return;
    let isAsked = false;
    async function load(act?: Event) {
      if (act instanceof KeyboardEvent && isPalette(act)) act.preventDefault();
      if (act instanceof KeyboardEvent) setFirst((key) => (key && !isPalette(act) ? key : act));
      if (isAsked) return;
      isAsked = true;
      const part = await import('./late-parts.js').catch(() => undefined);
      isAsked = part !== undefined;
      if (part) setLate({ Part: part.LateParts });
    }
    // The administration says that a list was loaded, and the campus has led back as whom: nobody has to ask for it.
    if (isAdministration(location.pathname) || hasArrived) void load();
    for (const act of ACTS) addEventListener(act, load, { once: act === 'pointermove' });
    return () => {
      for (const act of ACTS) removeEventListener(act, load);
    };
  }, [late, hasArrived]);
  return late && <late.Part {...(first && { first })} />;
}
