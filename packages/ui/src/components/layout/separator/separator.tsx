import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const separator = cva('', {
  variants: {
    kind: {
      horizontal: 'ui:border-t',
      vertical: 'ui:self-stretch ui:border-s',
      // Lines of their own on both sides: what stands between them can be as long as it is.
      labelled:
        'ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:text-center ui:text-sm ui:text-text-muted ui:wrap-anywhere ui:side-lines',
    },
  },
});

export interface SeparatorProps extends ComponentPropsWithRef<'div'> {
  /**
   * `vertical` between what stands beside each other, as high as they are.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * It only draws a line: headings or lists say already where one part ends.
   * @default false
   */
  decorative?: boolean;
  /** A word in a horizontal line, such as 'atau'; it is read like any text. */
  children?: ReactNode;
}

/** A line between parts of different kinds. What space alone can part needs none. */
export function Separator({
  orientation = 'horizontal',
  decorative = false,
  className,
  children,
  ...rest
}: SeparatorProps) {
  // The role would hide the word from screen readers.
  const labelled = children !== undefined && orientation === 'horizontal';
  return (
    <div
      data-component="separator"
      role={decorative || labelled ? undefined : 'separator'}
      aria-orientation={!decorative && orientation === 'vertical' ? 'vertical' : undefined}
      className={cn(separator({ kind: labelled ? 'labelled' : orientation }), className)}
      {...rest}
    >
      {labelled && <span className="ui:min-w-0">{children}</span>}
    </div>
  );
}
