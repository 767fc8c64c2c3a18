'use client';

import type { ComponentPropsWithRef } from 'react';
import { LiveRegion } from '../../../components/feedback/live-region/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface PointsTotalProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many questions the paper has. */
  questions: number;
  /** Sum of their points. */
  points: number;
  /**
   * It is not said when they change: the same total stands elsewhere on the page.
   * @default false
   */
  silent?: boolean;
}

/** Number of questions and points of a paper, announced when they change. */
export function PointsTotal({
  questions,
  points,
  silent = false,
  className,
  ...rest
}: PointsTotalProps) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const sum = strings['paper.sum'](formatCount(questions), formatCount(points));
  return (
    <div
      data-component="points-total"
      className={cn('ui:figures ui:font-semibold ui:text-sm ui:text-text', className)}
      {...rest}
    >
      {/* Read out from the region alone. */}
      <span aria-hidden={!silent}>{sum}</span>
      {!silent && <LiveRegion message={sum} />}
    </div>
  );
}
