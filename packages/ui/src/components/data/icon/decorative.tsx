import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';

/** Props of an icon. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * 16 px beside a text, 20 px in a row of its own, 32 px in an empty state.
   * @default 16
   */
  size?: 16 | 20 | 32;
}

/** Gives a drawing its name among the icons that hosts may use. */
export function decorative(drawing: Drawing, own?: string) {
  return ({ className, ...rest }: IconProps) => (
    <Glyph of={drawing} className={cn(own, className)} {...rest} />
  );
}
