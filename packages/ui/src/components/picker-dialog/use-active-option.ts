'use client';

import { type KeyboardEvent, useState } from 'react';

const PAGE = 8;

/** Where the keys lead from an option; `undefined` for keys that move nothing. */
export function nextOption(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    default:
      return undefined;
  }
}

/** The option that Enter takes, moved by arrows while the focus stays in the field. */
export function useActiveOption(
  count: number,
  { onMove, onTake }: { onMove: (index: number) => void; onTake: (index: number) => void },
) {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, count - 1);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) onTake(active);
      return;
    }
    const next = nextOption(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    onMove(next);
  }

  return { active, setActive, press };
}
