'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../lib/cn/index.js';
import { useBasicStrings } from '../../lib/strings/index.js';
import { completeness } from './completeness.js';

const word = cva('ui:font-medium', {
  variants: {
    tone: {
      danger: 'ui:text-danger-text',
      warning: 'ui:text-warning-text',
      success: 'ui:text-success-text',
    },
  },
});

const track = cva('ui:block ui:h-1.5 ui:overflow-hidden ui:rounded-full ui:forced-colors:border', {
  variants: {
    tone: {
      danger: 'ui:bg-danger-border',
      warning: 'ui:bg-warning-border',
      success: 'ui:bg-success-border',
    },
  },
});

const fill = cva('ui:block ui:h-full ui:rounded-full ui:forced-colors:bg-[CanvasText]', {
  variants: {
    tone: { danger: 'ui:w-0', warning: 'ui:w-1/2 ui:bg-warning', success: 'ui:bg-success' },
  },
});

/** Props of {@link CompletenessBar}. */
export interface CompletenessBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the set brings an answer key. */
  hasAnswers: boolean;
  /** Whether the set brings test cases. */
  hasTestCases: boolean;
  /**
   * Stands before the word.
   * @default 'Kelengkapan Soal'
   */
  label?: string;
}

/** How complete a set is: a word and a bar of 0, 50 or 100 % (§2). */
export function CompletenessBar({
  hasAnswers,
  hasTestCases,
  label,
  className,
  ...rest
}: CompletenessBarProps) {
  const strings = useBasicStrings();
  const name = label ?? strings['completeness.label'];
  const { percent, tone, state } = completeness(hasAnswers, hasTestCases);
  const text = strings[`completeness.${state}`];
  return (
    <div
      data-component="completeness-bar"
      data-state={state}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native meter cannot show the words
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%, ${text}`}
      className={cn('ui:block ui:min-w-0 ui:text-xs', className)}
      {...rest}
    >
      <span className="ui:mb-1.5 ui:flex ui:flex-wrap ui:justify-between ui:gap-x-2 ui:text-text-muted">
        {name}
        <span className={word({ tone })}>{text}</span>
      </span>
      <span data-part="track" className={track({ tone })}>
        <span data-part="fill" className={fill({ tone })} />
      </span>
    </div>
  );
}
