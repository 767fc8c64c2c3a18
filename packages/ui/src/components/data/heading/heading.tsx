import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const heading = cva('ui:min-w-0 ui:text-balance ui:text-text ui:outline-none ui:wrap-anywhere', {
  variants: {
    size: {
      sm: 'ui:font-semibold ui:text-base/[1.375]',
      md: 'ui:font-semibold ui:text-lg/[1.375]',
      lg: 'ui:font-bold ui:text-xl ui:tracking-tight',
      xl: 'ui:font-bold ui:text-2xl ui:tracking-tight',
      '2xl': 'ui:font-bold ui:text-2xl ui:tracking-tight ui:md:text-3xl',
    },
  },
});

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** Props of {@link Heading}. Native props, `tabIndex={-1}` for focus after navigation too, pass on. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * Place in the outline of the page: `h1` to `h4`.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4;
  /**
   * How large it is drawn: 16, 18, 22, 28 or (from 48 rem on) 36 px. Follows the level when absent.
   * @default level 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
}

/** A title. Its level is its place in the outline, its size is how it looks: the two are apart. */
export function Heading({ level = 2, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return (
    <Element
      data-component="heading"
      className={cn(heading({ size: size ?? SIZE_OF_LEVEL[level] }), className)}
      {...rest}
    >
      {children}
    </Element>
  );
}
