import { useCallback, useId } from 'react';

let able: boolean | undefined;

function canAnchor(): boolean {
  able ??=
    'showPopover' in HTMLElement.prototype && CSS.supports('position-try-fallbacks', 'flip-block');
  return able;
}

/** Whether something around a list would cut it off, cover it, or leave no room below the field. */
function isHemmedIn(list: HTMLElement, field: HTMLElement): boolean {
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
 * Places a list under its field: what is answered goes as `ref` on the list. Where something hems it
 * in, such as a dialog or a scrolling panel, it goes to the top layer, yet stays inside the dialog's
 * own markup, where clicks and focus are allowed. A browser that cannot anchor keeps it in place.
 */
export function useAnchor(): (list: HTMLElement | null) => (() => void) | undefined {
  const id = useId();
  return useCallback(
    (list) => {
      const field = list?.parentElement;
      if (!list || !field || !canAnchor() || !isHemmedIn(list, field)) return undefined;
      // Here only: the names alone make every layout of field and list dearer.
      const name = `--ui-anchor-${id.replace(/\W/g, '')}`;
      field.style.setProperty('anchor-name', name);
      list.style.setProperty('position-anchor', name);
      list.popover = 'manual';
      list.showPopover();
      return () => field.style.removeProperty('anchor-name');
    },
    [id],
  );
}
