'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Something that is not as it was. */
export interface Change {
  /** Unlike every other one's. */
  id: string;
  /** What has changed, such as 'Judul'. */
  label: string;
  /** What was there; absent when there was nothing of the kind, `''` shows as 'kosong'. */
  before?: string;
  /** What is there now; absent when it is gone, `''` shows as 'kosong'. */
  after?: string;
}

/** Props of {@link ChangeList}. */
export interface ChangeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is listed, in this order; an empty list draws nothing. */
  changes: readonly Change[];
}

/** What has changed, each thing with what was there and what is there now; nothing for no change. */
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
