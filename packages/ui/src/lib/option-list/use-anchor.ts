'use client';

import { type CSSProperties, useCallback, useId } from 'react';

let able: boolean | undefined;

function canAnchor(): boolean {
  able ??=
    'showPopover' in HTMLElement.prototype && CSS.supports('position-try-fallbacks', 'flip-block');
  return able;
}

/**
 * Places a list under its field: in the top layer, so that neither a dialog nor a scrolling panel
 * clips it, yet inside the dialog's own markup, where clicks and focus are allowed. A browser that
 * cannot anchor keeps it in place under the field.
 */
export function useAnchor() {
  const name = `--ui-anchor-${useId().replace(/\W/g, '')}`;
  const show = useCallback((list: HTMLElement | null) => {
    if (list && canAnchor()) list.showPopover();
  }, []);
  return {
    /** For the element around field and list. */
    anchor: { anchorName: name } as CSSProperties,
    /** For the list. */
    anchored: {
      style: { positionAnchor: name } as CSSProperties,
      ref: show,
      // Lists are drawn in the browser only, after a key or a press.
      popover: typeof document !== 'undefined' && canAnchor() ? ('manual' as const) : undefined,
    },
  };
}
