'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Something that is not as it was. */
export interface Change {
  /** Unlike every other one's. */
  id: string;
  /** Name of the changed thing, such as 'Judul'. */
  label: string;
  /** Previous value; absent when there was none, `''` shows as 'kosong'. */
  before?: string;
  /** New value; absent when removed, `''` shows as 'kosong'. */
  after?: string;
}

export interface ChangeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Changes in this order; an empty list renders nothing. */
  changes: readonly Change[];
}

/** List of changes, each with previous and new value; nothing without changes. */
export function ChangeList({ changes, className, ...rest }: ChangeListProps) {
  const strings = useTexts(moreTexts);
  if (changes.length === 0) return null;
  const word = (value: string) => (value === '' ? strings['changeList.empty'] : value);
  return (
    <ul
      data-component="change-list"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-1 ui:text-sm', className)}
      {...rest}
    >
      {changes.map(({ id, label, before, after }) => (
        <li key={id} className="ui:min-w-0 ui:wrap-anywhere">
          <span className="ui:text-text-muted">{label}: </span>
          {before !== undefined && (
            <del className="ui:text-text-muted">
              <span className="ui:sr-only">{strings['changeList.before']} </span>
              {word(before)}
            </del>
          )}
          {before !== undefined && after !== undefined && (
            <span aria-hidden className="ui:text-text-muted">
              {' → '}
            </span>
          )}
          {after !== undefined && (
            <ins className="ui:no-underline">
              {before !== undefined && (
                <span className="ui:sr-only"> {strings['changeList.after']} </span>
              )}
              {word(after)}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
