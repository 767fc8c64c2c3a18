'use client';

import { Direction, DropdownMenu } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_LEFT } from '../../../lib/internal/drawings/chevron-left.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { MENU_LIST, menuItemStyle, useMenuParts } from '../../../lib/internal/menu-parts/index.js';
import { usePortalContainer } from '../../../lib/internal/portal-container/index.js';
import { useIsPhone } from '../../../lib/public/media-query/index.js';
import { IN_FLOW } from './menu.js';

export interface MenuSubProps {
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A MenuSubTrigger and a MenuSubContent. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => {});

/** A menu behind an item of a menu. */
export function MenuSub({ onOpenChange, children }: MenuSubProps) {
  const { Sub = DropdownMenu.Sub } = useMenuParts();
  const { value, change } = useOwnValue(undefined, false, onOpenChange);
  return (
    <CloseContext value={() => change(false)}>
      <Sub open={value} onOpenChange={change}>
        {children}
      </Sub>
    </CloseContext>
  );
}

export interface MenuSubTriggerProps extends ComponentPropsWithRef<'div'> {
  /** Stands before the text; decorative. */
  icon?: ReactNode;
  /**
   * The item is shown, and can neither be opened nor reached by the arrow keys.
   * @default false
   */
  disabled?: boolean;
}

/** The item that opens the menu behind it. */
export function MenuSubTrigger({
  icon,
  className,
  children,
  onPointerDown,
  onClick,
  ...rest
}: MenuSubTriggerProps) {
  const { SubTrigger = DropdownMenu.SubTrigger } = useMenuParts();
  const close = useContext(CloseContext);
  const phone = useIsPhone();
  // It points to where Radix opens the list.
  const beside = Direction.useDirection() === 'rtl' ? CHEVRON_LEFT : CHEVRON_RIGHT;

  // Radix opens only: a mouse has opened it by pointing at it, a finger wants its place back.
  const finger = useRef(false);

  function press(event: PointerEvent<HTMLDivElement>) {
    onPointerDown?.(event);
    finger.current = event.pointerType === 'touch';
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event);
    if (finger.current && event.currentTarget.dataset.state === 'open') {
      event.preventDefault();
      close();
    }
  }

  return (
    <SubTrigger
      className={cn(
        menuItemStyle({ tone: 'neutral' }),
        'ui:data-[state=open]:bg-surface-active',
        className,
      )}
      onPointerDown={press}
      onClick={click}
      {...rest}
    >
      {icon}
      <span className="ui:min-w-0 ui:flex-1">{children}</span>
      <Glyph of={phone ? CHEVRON_DOWN : beside} className="ui:text-text-muted" />
    </SubTrigger>
  );
}

// A phone has no room beside a menu.
const IN_PLACE = [IN_FLOW, 'ui:[&>[data-radix-popper-content-wrapper]]:min-w-0!'];

/** The list of a menu in a menu: beside its item, on a phone below it. */
export function MenuSubContent({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { Portal = DropdownMenu.Portal, SubContent = DropdownMenu.SubContent } = useMenuParts();
  const container = usePortalContainer();
  const phone = useIsPhone();
  const content = (
    <SubContent
      data-component="menu"
      sideOffset={8}
      alignOffset={-5}
      collisionPadding={8}
      loop
      className={cn(phone ? 'ui:ps-6.5' : MENU_LIST, className)}
      {...rest}
    />
  );
  if (phone) return <div className={cn(IN_PLACE)}>{content}</div>;
  return <Portal container={container}>{content}</Portal>;
}
