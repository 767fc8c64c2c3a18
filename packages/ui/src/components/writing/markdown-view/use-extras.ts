import { useEffect, useSyncExternalStore } from 'react';
import { loadPart } from '../../../lib/internal/load-part.js';
import type { Extras } from './plugins.js';

/** Whether a text may hold maths: `$$`, `$x$` or a fence of `math`. A wrong yes costs a download only. */
export function needsMaths(source: string): boolean {
  return /\$\$|\$[^\s$][^$`]*\$(?!\d)/.test(source) || /(?:`{3,}|~{3,})[ \t]*math\b/.test(source);
}

/** Whether a text may hold code of a named language: only that is highlighted. */
export function needsHighlight(source: string): boolean {
  return /(?:`{3,}|~{3,})[ \t]*(?!math\b)[^\s`~]/.test(source);
}

const NONE: Extras = {};
const listeners = new Set<() => void>();
let loaded = NONE;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When a part cannot be loaded, texts stay without it: they can be read all the same. */
async function load(part: () => Promise<Extras>) {
  try {
    const found = await part();
    loaded = { ...loaded, ...found };
    for (const listener of listeners) listener();
  } catch {
    // The next text that needs it tries again.
  }
}

/** Loaded plugins for maths and highlighting; loads those that this text needs. */
export function useExtras(source: string): Extras {
  const maths = needsMaths(source);
  const code = needsHighlight(source);
  useEffect(() => {
    if (maths && !loaded.drawMaths)
      void load(() => loadPart('rehype-katex remark-math', () => import('./maths.js')));
    if (code && !loaded.highlight)
      void load(() => loadPart('rehype-highlight', () => import('./highlight.js')));
  }, [maths, code]);
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => NONE,
  );
}
