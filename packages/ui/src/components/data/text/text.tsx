import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const text = cva('ui:min-w-0', {
  variants: {
    size: {
      xs: 'ui:text-xs',
      sm: 'ui:text-sm',
      md: 'ui:text-base',
      lg: 'ui:text-lg',
      inherit: '',
    },
    tone: {
      default: 'ui:text-text',
      muted: 'ui:text-text-muted',
      success: 'ui:text-success-text',
      warning: 'ui:text-warning-text',
      danger: 'ui:text-danger-text',
      inherit: '',
    },
    weight: {
      normal: 'ui:font-normal',
      medium: 'ui:font-medium',
      semibold: 'ui:font-semibold',
    },
    wrap: {
      anywhere: 'ui:text-pretty ui:wrap-anywhere',
      balance: 'ui:text-balance ui:wrap-anywhere',
      truncate: 'ui:truncate',
      'clamp-2': 'ui:line-clamp-2 ui:text-wrap ui:wrap-anywhere',
      'clamp-3': 'ui:line-clamp-3 ui:text-wrap ui:wrap-anywhere',
      'keep-lines': 'ui:whitespace-pre-line ui:text-pretty ui:wrap-anywhere',
    },
    align: { start: '', center: 'ui:text-center' },
    numeric: { true: 'ui:figures', false: '' },
  },
});

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * The element that is rendered.
   * @default 'p'
   */
  as?: ElementType;
  /**
   * 12, 14, 16 or 18 px; `inherit` keeps the size around it, such as that of a table.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'inherit';
  /**
   * Never the only carrier of a meaning. `inherit` keeps the colour around it.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'success' | 'warning' | 'danger' | 'inherit';
  /**
   * Weight of the letters: 400, 500 or 600.
   * @default 'normal'
   */
  weight?: 'normal' | 'medium' | 'semibold';
  /**
   * Wrapping: long words break, the lines become about equally long, the
   * text is cut after one, two or three lines, or its own line breaks are kept.
   * @default 'anywhere'
   */
  wrap?: 'anywhere' | 'balance' | 'truncate' | 'clamp-2' | 'clamp-3' | 'keep-lines';
  /**
   * Where the lines begin: at the start of the reading direction, or centred.
   * @default 'start'
   */
  align?: 'start' | 'center';
  /**
   * Digits of equal width, for numbers that stand below each other.
   * @default false
   */
  numeric?: boolean;
}

/** A paragraph, or with `as` any other piece of running text. */
export function Text({
  as: Element = 'p',
  size = 'md',
  tone = 'default',
  weight = 'normal',
  wrap = 'anywhere',
  align = 'start',
  numeric = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      data-component="text"
      className={cn(text({ size, tone, weight, wrap, align, numeric }), className)}
      {...rest}
    />
  );
}
