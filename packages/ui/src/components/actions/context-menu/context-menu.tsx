'use client';

import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { MENU_LIST, MenuPartsContext } from '../../../lib/internal/menu-parts/index.js';
import { usePortalContainer } from '../../../lib/internal/portal-container/index.js';

/** The part of a `contextmenu` event that the check reads. */
interface MenuRequest {
  shiftKey: boolean;
  /** 2 is the right one. */
  button: number;
  target: EventTarget;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether somebody means the menu of the browser: to copy what is selected or open a link elsewhere, with
 * Shift, or to paste, in a field. Shift and F10 are no such sign: they are the keys that ask for a menu.
 */
function wantsBrowserMenu({ shiftKey, button, target }: MenuRequest): boolean {
  if (shiftKey && button === 2) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}

export interface ContextMenuProps {
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A ContextMenuTrigger and a ContextMenuContent. */
  children: ReactNode;
}

/**
 * A menu at the pointer over a region: a short way to actions that can be found elsewhere, too, for nothing
 * shows that it is there. A menu behind a button is a `Menu`; both have the same items.
 */
export function ContextMenu(props: ContextMenuProps) {
  return <RadixContextMenu.Root modal={false} {...props} />;
}

export interface ContextMenuTriggerProps {
  /**
   * The region keeps the menu of the browser.
   * @default false
   */
  disabled?: boolean;
  /** One element: the region. */
  children: ReactNode;
}

// Before Radix hears of it, which would keep the browser's menu away.
function leaveToBrowser(event: MouseEvent) {
  if (wantsBrowserMenu(event)) event.stopPropagation();
}

/** The region over which it opens: by the right button, by the key for it, or by a long press. */
export function ContextMenuTrigger({ disabled = false, children }: ContextMenuTriggerProps) {
  return (
    <RadixContextMenu.Trigger asChild disabled={disabled} onContextMenuCapture={leaveToBrowser}>
      {children}
    </RadixContextMenu.Trigger>
  );
}

export interface ContextMenuContentProps extends ComponentPropsWithRef<'div'> {
  /** Names the menu for screen readers: of what the actions are. */
  label: string;
}

/** The list itself, with the items of a `Menu`; rendered while it is open. */
export function ContextMenuContent({
  label,
  className,
  children,
  ...rest
}: ContextMenuContentProps) {
  return (
    <RadixContextMenu.Portal container={usePortalContainer()}>
      <RadixContextMenu.Content
        data-component="context-menu"
        aria-label={label}
        collisionPadding={8}
        loop
        className={cn(MENU_LIST, className)}
        {...rest}
      >
        <MenuPartsContext value={RadixContextMenu}>{children}</MenuPartsContext>
      </RadixContextMenu.Content>
    </RadixContextMenu.Portal>
  );
}
