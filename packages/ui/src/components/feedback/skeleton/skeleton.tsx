import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const bone = cva(
  'ui:block ui:max-w-full ui:motion-safe:animate-[ui-pulse_1600ms_ease-in-out_infinite] ui:bg-surface-active ui:forced-colors:border',
  {
    variants: {
      shape: {
        text: 'ui:my-[0.3em] ui:h-[1em] ui:rounded-sm',
        line: 'ui:h-5 ui:rounded-sm',
        block: 'ui:h-24 ui:rounded-md',
        circle: 'ui:size-10 ui:rounded-full',
      },
    },
  },
);

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Shape of the expected content: running text, one line such as a badge, a block such as a picture, or an avatar.
   * @default 'text'
   */
  shape?: 'text' | 'line' | 'block' | 'circle';
  /**
   * Number of lines of `text`; the last one is shorter.
   * @default 1
   */
  lines?: number;
  /** Width as CSS, such as `8rem` or `60%`; the whole line when absent. */
  width?: string;
  /** Height as CSS; that of the shape when absent. */
  height?: string;
}

/**
 * The shape of what is being loaded. Appears after 150 ms, so that nothing flashes. Readers hear the
 * `LoadingStatus` beside it instead.
 */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  className,
  ...rest
}: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span
      data-component="skeleton"
      data-shape={shape}
      aria-hidden
      className={cn('ui:flex ui:max-w-full ui:flex-col ui:appear-late ui:print:hidden', className)}
      {...rest}
    >
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={bone({ shape })}
          style={{ width: width ?? (count > 1 && line === count - 1 ? '60%' : undefined), height }}
        />
      ))}
    </span>
  );
}
