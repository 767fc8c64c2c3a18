'use client';

import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import type { OutlineEntry } from './outline.js';

/** Props of {@link PageOutline}. */
export interface PageOutlineProps {
  entries: readonly OutlineEntry[];
  /** Where who reads is. */
  current: OutlineEntry | null;
  onPage: (page: number) => void;
}

/** A document's table of contents. */
export function PageOutline({ entries, current, onPage }: PageOutlineProps) {
  const strings = useStrings(indonesian);
  return (
    <ul className="ui:flex ui:flex-col">
      {entries.map(({ title, page, entries: below }, index) => {
        const isCurrent = current === entries[index];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- titles repeat, and the list stays as it is
          <li key={index} className="ui:block">
            {page === null ? (
              <span className="ui:block ui:px-2 ui:py-1 ui:text-sm ui:text-text-muted">
                {title}
              </span>
            ) : (
              <button
                type="button"
                data-entry
                aria-current={isCurrent ? 'location' : undefined}
                onClick={() => onPage(page)}
                className="ui:flex ui:w-full ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-md ui:px-2 ui:py-1 ui:text-sm ui:text-text ui:focus-ring ui:focus-visible:-outline-offset-2 ui:hover:bg-surface-hover ui:aria-[current]:font-semibold"
              >
                <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere">{title}</span>
                <span aria-hidden className="ui:text-text-muted">
                  {page}
                </span>
                <span className="ui:sr-only">{strings['pdf.pageName'](String(page))}</span>
              </button>
            )}
            {below.length > 0 && (
              <div style={{ paddingInlineStart: 12 }} className="ui:block">
                <PageOutline entries={below} current={current} onPage={onPage} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
