import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** A menu whose code comes when its button is used. */
export interface MenuOnDemand<Menu> {
  /** The menu, to be shown open; `undefined` as long as nobody asked for it. */
  menu: Menu | undefined;
  /** For the menu: how it was asked for. */
  defaultOpen: true | 'first-item';
  /** For the button that stands in its place until then. */
  button: {
    'aria-haspopup': 'menu';
    'aria-expanded': false;
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
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
  const [menu, setMenu] = useState<{ is: Menu; byKey: boolean }>();
  const approach = () => void load().catch(() => undefined);
  const open = (byKey: boolean) =>
    void load().then(
      (is) => setMenu({ is, byKey }),
      () => undefined,
    );
  return {
    menu: menu?.is,
    defaultOpen: menu?.byKey ? 'first-item' : true,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: approach,
      onFocus: approach,
      // Enter and Space click without a pointer.
      onClick: (event) => open(event.detail === 0),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      },
    },
  };
}
