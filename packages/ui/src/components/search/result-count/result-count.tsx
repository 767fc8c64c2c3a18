'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface ResultCountProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** How many results there are. */
  count: number;
  /** Addition to the number, announced with it. */
  note?: ReactNode;
  /** A small button beside the number, as high as its line. */
  action?: ReactNode;
}

/** 'Menampilkan N hasil pencarian', said aloud whenever N changes. Keep it mounted. */
export function ResultCount({ count, note, action, className, ...rest }: ResultCountProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(frameTexts);
  const result = (
    <output
      data-component="result-count"
      className={cn('ui:block ui:text-sm ui:text-text-muted ui:wrap-anywhere', className)}
      {...rest}
    >
      {strings['results.count'](formatCount(count))}
      {note && <span className="ui:block ui:text-text">{note}</span>}
    </output>
  );
  // Always around it: what is said aloud must not be drawn anew.
  return (
    <div className="ui:flex ui:items-start ui:justify-between ui:gap-4">
      {result}
      {action && <div className="ui:-my-1.5 ui:shrink-0 ui:print:hidden">{action}</div>}
    </div>
  );
}
