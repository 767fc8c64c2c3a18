'use client';

import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

export interface DirectionProviderProps {
  /** Which way the text runs; the same as `dir` on the page. */
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * Tells tabs, menus and toolbars which way the arrow keys lead. `dir` on the page alone turns what is
 * drawn, but not them.
 */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>;
}
