import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const container = cva('ui:mx-auto ui:w-full ui:px-4 ui:sm:px-6 ui:lg:px-8', {
  variants: {
    width: { narrow: 'ui:max-w-md', prose: 'ui:max-w-prose', page: 'ui:max-w-page' },
    height: { content: '', window: 'ui:min-h-dvh' },
    space: { none: '', md: 'ui:py-6', lg: 'ui:py-8 ui:md:py-12' },
  },
});

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: ElementType;
  /**
   * Greatest width: 28, 44 or 76 rem.
   * @default 'page'
   */
  width?: 'narrow' | 'prose' | 'page';
  /**
   * As high as the window, so that what stands below does not move into it and out again.
   * @default 'content'
   */
  height?: 'content' | 'window';
  /**
   * Space above and below.
   * @default 'none'
   */
  space?: 'none' | 'md' | 'lg';
}

/** The measure of a page: centred, with the page's margins. */
export function Container({
  as: Element = 'div',
  width = 'page',
  height = 'content',
  space = 'none',
  className,
  ...rest
}: ContainerProps) {
  return (
    <Element
      data-component="container"
      className={cn(container({ width, height, space }), className)}
      {...rest}
    />
  );
}
