import { createContext, type ElementType, useContext } from 'react';
import { cva } from '../cn/index.js';

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

/** How an item is drawn. */
export const menuItemStyle = cva(
  'ui:flex ui:min-h-9 ui:cursor-pointer ui:select-none ui:items-center ui:gap-2.5 ui:rounded-sm ui:px-2.5 ui:py-1.5 ui:text-sm ui:no-underline ui:not-forced-colors:outline-none ui:-outline-offset-2 ui:wrap-anywhere ui:data-disabled:cursor-not-allowed ui:data-disabled:opacity-55 ui:pointer-coarse:min-h-11 ui:forced-colors:data-highlighted:outline-2 ui:forced-colors:data-highlighted:outline-[Highlight]',
  {
    variants: {
      tone: {
        neutral: 'ui:text-text ui:data-highlighted:bg-surface-active',
        danger: 'ui:text-danger-text ui:data-highlighted:bg-danger-soft',
      },
    },
  },
);

/** How a list that floats is drawn. */
export const MENU_LIST =
  'ui:z-50 ui:max-h-(--radix-popper-available-height) ui:min-w-48 ui:max-w-[min(22rem,calc(100vw-1rem))] ui:motion-safe:animate-[ui-appear_120ms_ease-out] ui:overflow-y-auto ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:p-1 ui:shadow-float';
