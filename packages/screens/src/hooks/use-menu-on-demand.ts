'use client';

import { type KeyboardEvent, useState } from 'react';

/** A menu whose code comes when its button is used. */
export interface MenuOnDemand<Menu> {
  /** The menu, to be shown open; `undefined` as long as nobody asked for it. */
  menu: Menu | undefined;
  /** For the button that stands in its place until then. */
  button: {
    'aria-haspopup': 'menu';
    'aria-expanded': false;
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Fetches a menu as its button is approached, and shows it once it is pressed. When it cannot be
 * had, the next press tries again.
 *
 * @param load a constant
 */
export function useMenuOnDemand<Menu>(load: () => Promise<Menu>): MenuOnDemand<Menu> {
  const [menu, setMenu] = useState<{ is: Menu }>();
  const approach = () => void load().catch(() => undefined);
  const open = () =>
    void load().then(
      (is) => setMenu({ is }),
      () => undefined,
    );
  return {
    menu: menu?.is,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: approach,
      onFocus: approach,
      onClick: open,
      onKeyDown(event) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      },
    },
  };
}
