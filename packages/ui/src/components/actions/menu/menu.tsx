'use client';

import { DropdownMenu } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { MENU_LIST, menuItemStyle, useMenuParts } from '../../../lib/internal/menu-parts/index.js';
import { ownEscape } from '../../../lib/internal/own-escape.js';
import { usePortalContainer } from '../../../lib/internal/portal-container/index.js';
import { PlainLink } from '../link/index.js';

export interface MenuProps {
  /** Whether it is shown, when the caller keeps it. */
  open?: boolean;
  /**
   * Whether it is shown at first; `'first-item'` with the focus on its first item, as after a key.
   * @default false
   */
  defaultOpen?: boolean | 'first-item';
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A MenuTrigger and a MenuContent. */
  children: ReactNode;
}

// Radix hears of keys from its first moment on: one that brought the menu itself was pressed before.
const StartContext = createContext<() => boolean>(() => false);

const OpenContext = createContext<(open: boolean) => void>(() => undefined);

/** A short list of actions behind one button. */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const own = useOwnValue(open, defaultOpen !== false, onOpenChange);
  const atItem = useRef(defaultOpen === 'first-item');
  // True once: opened again, it starts as it was opened.
  const startAtItem = useCallback(() => {
    const first = atItem.current;
    atItem.current = false;
    return first;
  }, []);

  return (
    <StartContext value={startAtItem}>
      <OpenContext value={own.change}>
        <DropdownMenu.Root modal={false} open={own.value} onOpenChange={own.change}>
          {children}
        </DropdownMenu.Root>
      </OpenContext>
    </StartContext>
  );
}

/** Opens the menu; its only child is the button. */
export function MenuTrigger({ children }: { children: ReactNode }) {
  const change = useContext(OpenContext);

  // Radix listens for pointers and keys. Programs that press for somebody, by voice or by switches, have neither.
  function press({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (detail === 0 && currentTarget.ariaExpanded !== 'true') change(true);
  }

  return (
    <DropdownMenu.Trigger asChild onClick={press}>
      {children}
    </DropdownMenu.Trigger>
  );
}

export interface MenuContentProps extends ComponentPropsWithRef<'div'> {
  /**
   * The edge of the trigger that it is flush with.
   * @default 'end'
   */
  align?: 'start' | 'end';
  /**
   * On a phone it stands below its button and moves what follows, instead of floating over it: for a
   * menu in a panel.
   * @default false
   */
  inFlow?: boolean;
}

/** A list that moves what follows, on a phone: the layer that Radix places has styles of its own. */
export const IN_FLOW = [
  'ui:w-full ui:empty:hidden ui:md:contents',
  'ui:max-md:[&>[data-radix-popper-content-wrapper]]:static! ui:max-md:[&>[data-radix-popper-content-wrapper]]:transform-none!',
];

/** The list itself; rendered while it is open. */
export function MenuContent({
  align = 'end',
  inFlow = false,
  className,
  onFocus,
  onKeyDown,
  ...rest
}: MenuContentProps) {
  const change = useContext(OpenContext);
  const startAtItem = useContext(StartContext);
  const container = usePortalContainer();

  function focus(event: FocusEvent<HTMLDivElement>) {
    onFocus?.(event);
    if (event.target !== event.currentTarget || !startAtItem()) return;
    const first = '[role^=menuitem]:not([aria-disabled])';
    event.currentTarget.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }

  const content = (
    <DropdownMenu.Content
      data-component="menu"
      align={align}
      sideOffset={4}
      collisionPadding={8}
      loop
      className={cn(
        MENU_LIST,
        inFlow && 'ui:max-md:max-h-none ui:max-md:[box-shadow:none]',
        className,
      )}
      onFocus={focus}
      onKeyDown={ownEscape(() => change(false), onKeyDown)}
      {...rest}
    />
  );
  if (inFlow) return <div className={cn(IN_FLOW)}>{content}</div>;
  return <DropdownMenu.Portal container={container}>{content}</DropdownMenu.Portal>;
}

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Stands before the text; decorative. */
  icon?: ReactNode;
  /**
   * `danger` for what cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /**
   * The item is shown, and can neither be chosen nor reached by the arrow keys.
   * @default false
   */
  disabled?: boolean;
  /** Called when it is chosen; `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
}

/** One action. */
export function MenuItem({ icon, tone = 'neutral', className, children, ...rest }: MenuItemProps) {
  const { Item = DropdownMenu.Item } = useMenuParts();
  return (
    <Item data-tone={tone} className={cn(menuItemStyle({ tone }), className)} {...rest}>
      {icon}
      <span className="ui:min-w-0 ui:flex-1">{children}</span>
    </Item>
  );
}

export interface MenuLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads; the host's link component receives it. */
  href: string;
  /** Stands before the text; decorative. */
  icon?: ReactNode;
}

/** A place to go to. */
export function MenuLink({ icon, className, children, ...rest }: MenuLinkProps) {
  const { Item = DropdownMenu.Item } = useMenuParts();
  return (
    <Item asChild className={cn(menuItemStyle({ tone: 'neutral' }), className)}>
      <PlainLink {...rest}>
        {icon}
        <span className="ui:min-w-0 ui:flex-1">{children}</span>
      </PlainLink>
    </Item>
  );
}

/** A line between groups. */
export function MenuSeparator({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { Separator = DropdownMenu.Separator } = useMenuParts();
  return (
    <Separator
      className={cn('ui:-mx-1 ui:my-1 ui:border-border ui:border-t', className)}
      {...rest}
    />
  );
}

/** Names the group below it. */
export function MenuLabel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { Label = DropdownMenu.Label } = useMenuParts();
  return (
    <Label
      className={cn(
        'ui:px-2.5 ui:py-1.5 ui:font-medium ui:text-text-muted ui:text-xs ui:wrap-anywhere',
        className,
      )}
      {...rest}
    />
  );
}
