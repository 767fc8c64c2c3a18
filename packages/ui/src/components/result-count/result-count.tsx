'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { useFormats } from '../../lib/public/format/index.js';
import { frameStrings, useStrings } from '../../lib/public/strings/index.js';

/** Props of {@link ResultCount}. */
export interface ResultCountProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** How many results there are. */
  count: number;
  /** What is to be known of them, said with the number. */
  note?: ReactNode;
}

/** 'Menampilkan N hasil pencarian', said aloud whenever N changes. Keep it mounted. */
export function ResultCount({ count, note, className, ...rest }: ResultCountProps) {
  const { formatCount } = useFormats();
  const strings = useStrings(frameStrings);
  return (
    <output
      data-component="result-count"
      className={cn('ui:block ui:text-sm ui:text-text-muted ui:wrap-anywhere', className)}
      {...rest}
    >
      {strings['results.count'](formatCount(count))}
      {note && <span className="ui:block ui:text-text">{note}</span>}
    </output>
  );
}
