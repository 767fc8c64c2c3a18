'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type Completeness, completeness } from './completeness.js';

const word = cva('ui:font-medium', {
  variants: {
    tone: {
      danger: 'ui:text-danger-text',
      warning: 'ui:text-warning-text',
      success: 'ui:text-success-text',
    },
  },
});

// The edge of what is there, not its fill, is told apart from what is not: yellow on grey cannot be.
const half = cva('ui:h-1.5 ui:flex-1 ui:border', {
  variants: {
    tone: {
      none: 'ui:border-surface-active ui:bg-surface-active ui:forced-colors:border-[CanvasText]',
      danger: '',
      warning: 'ui:border-warning-text ui:bg-warning ui:forced-colors:bg-[CanvasText]',
      success: 'ui:border-success ui:bg-success ui:forced-colors:bg-[CanvasText]',
    },
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
  /** Goes on after the word, such as when the key opens. */
  note?: string | undefined;
}

/**
 * How complete a set is: a word, and a bar of two halves, the first for the answer key, the second for
 * the test cases (0, 50 or 100 %).
 */
export function CompletenessBar({
  hasAnswers,
  hasTestCases,
  label,
  note,
  className,
  ...rest
}: CompletenessBarProps) {
  const strings = useTexts(basicTexts);
  const name = label ?? strings['completeness.label'];
  const { percent, tone, state } = completeness(hasAnswers, hasTestCases);
  const text = strings[`completeness.${state}`];
  const noted = note ? `, ${note}` : '';
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
      aria-valuetext={`${percent}%, ${text}${noted}`}
      className={cn('ui:block ui:min-w-0 ui:text-xs', className)}
      {...rest}
    >
      <span className="ui:mb-1 ui:flex ui:flex-wrap ui:justify-between ui:gap-x-2 ui:text-text-muted">
        {name}
        <span>
          <span className={word({ tone })}>{text}</span>
          {noted}
        </span>
      </span>
      <span data-part="track" className="ui:flex ui:gap-1 ui:overflow-hidden ui:rounded-full">
        <Half there={hasAnswers} tone={tone} />
        <Half there={hasTestCases} tone={tone} />
      </span>
    </div>
  );
}

function Half({ there, tone }: { there: boolean; tone: Completeness['tone'] }) {
  return (
    <span
      data-part="half"
      data-there={there || undefined}
      className={half({ tone: there ? tone : 'none' })}
    />
  );
}
