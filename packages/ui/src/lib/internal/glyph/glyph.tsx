import type { ComponentPropsWithRef } from 'react';
import { cn } from '../cn/index.js';

/** Path of an icon in 24 units, of `lib/internal/drawings`. */
export type Drawing = string;

export interface GlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Path of the icon. */
  of: Drawing;
  /** 12 or 14 in a badge, 16 beside a text, 18 in a tool bar, 20 in a row of its own, 32 in an empty state. */
  size?: 12 | 14 | 16 | 18 | 20 | 32;
}

/** An icon: decorative, since a text beside it says the same, in the text's colour, in one stroke at every size. */
export function Glyph({ of, size = 16, className, ...rest }: GlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // No line is finer than a pixel. A mark that has to stand out of a small box asks for twice as much.
      strokeWidth={Math.max(1.5, 24 / size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('ui:block ui:shrink-0', className)}
      {...rest}
    >
      <path d={of} />
    </svg>
  );
}
