'use client';

import { type CSSProperties, useCallback, useId } from 'react';

let able: boolean | undefined;

function canAnchor(): boolean {
  able ??=
    'showPopover' in HTMLElement.prototype && CSS.supports('position-try-fallbacks', 'flip-block');
  return able;
}

/** Whether something around a list would cut it off, cover it, or leave no room below the field. */
function isHemmedIn(list: HTMLElement): boolean {
  const field = list.parentElement;
  if (!field) return false;
  if (field.getBoundingClientRect().bottom + list.offsetHeight + 8 > window.innerHeight)
    return true;
  for (let box: HTMLElement | null = field; box && box !== document.body; box = box.parentElement) {
    const { overflow, zIndex, position, transform, contain, contentVisibility } =
      getComputedStyle(box);
    if (overflow !== 'visible' || zIndex !== 'auto' || transform !== 'none') return true;
    if (position === 'fixed' || position === 'sticky') return true;
    if (contain !== 'none' || (contentVisibility ?? 'visible') !== 'visible') return true;
  }
  return false;
}

/**
 * Places a list under its field. Where something hems it in, such as a dialog or a scrolling panel,
 * it goes to the top layer, yet stays inside the dialog's own markup, where clicks and focus are
 * allowed. A browser that cannot anchor keeps it in place under the field.
 */
export function useAnchor() {
  const name = `--ui-anchor-${useId().replace(/\W/g, '')}`;
  const show = useCallback((list: HTMLElement | null) => {
    if (!list || !canAnchor() || !isHemmedIn(list)) return;
    list.popover = 'manual';
    list.showPopover();
  }, []);
  return {
    /** For the element around field and list. */
    anchor: { anchorName: name } as CSSProperties,
    /** For the list. */
    anchored: { style: { positionAnchor: name } as CSSProperties, ref: show },
  };
}
