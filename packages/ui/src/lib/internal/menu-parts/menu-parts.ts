'use client';

import { createContext, type ElementType, useContext } from 'react';

/** Parts of menu items; Radix's own types would bring Radix to everyone who installs this package. */
export type MenuParts = Record<
  | 'CheckboxItem'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger',
  ElementType
>;

/**
 * Radix has the parts of a menu once for each kind of menu, and each works within its kind only. A menu of
 * another kind hands its parts to the items, which are then the same for both.
 */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/**
 * The parts of the menu around it; empty within a menu behind a button, whose items name their own parts:
 * so a page loads those that it uses.
 */
export function useMenuParts(): Partial<MenuParts> {
  return useContext(MenuPartsContext) ?? NONE;
}

const NONE: Partial<MenuParts> = {};
