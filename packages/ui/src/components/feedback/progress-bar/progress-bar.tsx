'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const fill = cva(
  'ui:h-full ui:rounded-full ui:transition-transform ui:duration-(--ui-duration-base) ui:forced-colors:bg-[Highlight]',
  {
    variants: {
      tone: { brand: 'ui:bg-brand', success: 'ui:bg-success', danger: 'ui:bg-danger' },
      known: {
        true: 'ui:w-full',
        false: 'ui:w-1/3 ui:motion-safe:animate-[ui-pulse_1600ms_ease-in-out_infinite]',
      },
    },
  },
);

const TRACK =
  'ui:h-2 ui:overflow-hidden ui:rounded-full ui:bg-surface-active ui:forced-colors:border';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How much is done, such as bytes; `null` while it is not known. */
  value: number | null;
  /**
   * How much there is.
   * @default 100
   */
  max?: number;
  /**
   * Name of the running work.
   * @default 'Kemajuan'
   */
  label?: string;
  /**
   * The value in words, shown and heard: '1,4 MB dari 2 MB'.
   * @default the percentage, such as '70%'
   */
  valueText?: string;
  /**
   * Shows label and value above the bar; else they are only heard.
   * @default true
   */
  showText?: boolean;
  /**
   * Colour of the bar; say in words what it stands for.
   * @default 'brand'
   */
  tone?: 'brand' | 'success' | 'danger';
}

/** How far a longer piece of work has come, in real units. */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  showText = true,
  tone = 'brand',
  className,
  ...rest
}: ProgressBarProps) {
  const strings = useTexts(basicTexts);
  const name = label ?? strings['progressBar.label'];
  const done = value === null || max <= 0 ? null : Math.min(Math.max(value / max, 0), 1);
  // Never 100 before all is done.
  const percent = done === null ? undefined : Math.floor(done * 100);
  const words = valueText ?? (percent === undefined ? '' : `${percent}%`);
  const bar = {
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress looks different in every browser
    role: 'progressbar',
    'aria-label': name,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    // A percentage is what readers make of the number themselves.
    'aria-valuetext': valueText || undefined,
    children: (
      <div
        className={fill({ tone, known: done !== null })}
        style={done === null ? undefined : { transform: `translateX(${(done - 1) * 100}%)` }}
      />
    ),
  };
  if (!showText) {
    return (
      <div data-component="progress-bar" className={cn(TRACK, className)} {...bar} {...rest} />
    );
  }
  return (
    <div
      data-component="progress-bar"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5', className)}
      {...rest}
    >
      <div
        aria-hidden
        className="ui:flex ui:min-w-0 ui:flex-wrap ui:justify-between ui:gap-x-4 ui:text-sm"
      >
        <span className="ui:min-w-0 ui:text-text ui:wrap-anywhere">{name}</span>
        <span className="ui:text-text-muted ui:figures">{words}</span>
      </div>
      <div className={TRACK} {...bar} />
    </div>
  );
}
