'use client';

import { Popover as RadixPopover } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { ownEscape } from '../../../lib/internal/own-escape.js';
import { usePortalContainer } from '../../../lib/internal/portal-container/index.js';
import { Heading } from '../../data/heading/index.js';

export interface PopoverProps {
  /** Whether it is shown, when the caller keeps it. */
  open?: boolean;
  /**
   * Whether it is shown at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A PopoverTrigger and a PopoverContent. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/**
 * A small panel at the button that opens it, over the page, which stays usable. What must be answered is a
 * `Dialog`, a list of actions a `Menu`.
 */
export function Popover({ open, defaultOpen = false, onOpenChange, children }: PopoverProps) {
  const { value, change } = useOwnValue(open, defaultOpen, onOpenChange);
  return (
    <CloseContext value={() => change(false)}>
      <RadixPopover.Root open={value} onOpenChange={change}>
        {children}
      </RadixPopover.Root>
    </CloseContext>
  );
}

/** Opens the panel; its only child is the button. */
export function PopoverTrigger({ children }: { children: ReactNode }) {
  return <RadixPopover.Trigger asChild>{children}</RadixPopover.Trigger>;
}

/** Closes the panel; its only child is the button. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <RadixPopover.Close asChild>{children}</RadixPopover.Close>;
}

export interface PopoverContentProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Names the panel. */
  title: ReactNode;
  /**
   * Keeps the title for screen readers only.
   * @default false
   */
  titleHidden?: boolean;
  /**
   * Where it stands when there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * The edge of the trigger that it is flush with.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
}

/** Content of the panel; focus moves in, and back to the trigger when it closes. */
export function PopoverContent({
  title,
  titleHidden = false,
  side = 'bottom',
  align = 'start',
  className,
  onKeyDown,
  children,
  ...rest
}: PopoverContentProps) {
  const id = useId();
  const close = useContext(CloseContext);
  return (
    <RadixPopover.Portal container={usePortalContainer()}>
      <RadixPopover.Content
        data-component="popover"
        aria-labelledby={id}
        side={side}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onKeyDown={ownEscape(close, onKeyDown)}
        className={cn(
          'ui:z-50 ui:flex ui:max-h-(--radix-popover-content-available-height) ui:w-[min(20rem,calc(100vw-1rem))] ui:flex-col ui:gap-3 ui:overflow-y-auto ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:p-4 ui:text-sm ui:text-text ui:shadow-float ui:focus-ring ui:wrap-anywhere ui:motion-safe:animate-[ui-appear_120ms_ease-out]',
          className,
        )}
        {...rest}
      >
        <Heading level={2} size="sm" id={id} className={titleHidden ? 'ui:sr-only' : undefined}>
          {title}
        </Heading>
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}
