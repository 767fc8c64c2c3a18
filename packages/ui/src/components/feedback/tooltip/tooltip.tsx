'use client';

import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { usePortalContainer } from '../../../lib/internal/portal-container/index.js';

/** Props of {@link Tooltip}. Native props reach the tip. */
export interface TooltipProps extends ComponentPropsWithRef<'div'> {
  /** A few words about the element; read out as its description. Without any nothing is shown. */
  text: ReactNode;
  /**
   * Where it stands when there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element that it is about; must be able to take focus. */
  children: ReactNode;
}

/** A short help at hover and focus. Never the only place of something that is needed. */
export function Tooltip({ text, side = 'top', className, children, ...rest }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {text && (
          <RadixTooltip.Portal container={container}>
            <RadixTooltip.Content
              data-component="tooltip"
              side={side}
              sideOffset={6}
              collisionPadding={8}
              className={cn(
                'ui:z-50 ui:max-w-3xs ui:motion-safe:animate-[ui-fade_180ms_ease-out] ui:rounded-sm ui:border ui:border-transparent ui:bg-text ui:px-2 ui:py-1 ui:text-surface ui:text-xs ui:wrap-anywhere',
                className,
              )}
              {...rest}
            >
              {text}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        )}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
