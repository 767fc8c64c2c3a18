import { useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import type { SidebarGroup } from './sidebar-items.js';
import { FolderRow, LinkRow } from './sidebar-rows.js';

/** The navigation itself, beside the page or in a sheet over it. */
export function SidebarNav({
  id,
  label,
  groups,
  narrow,
  onWiden,
  onFollow,
}: {
  id?: string;
  label: string;
  groups: readonly SidebarGroup[];
  narrow: boolean;
  onWiden: () => void;
  /** Called as a link is followed. */
  onFollow?: () => void;
}) {
  const made = useId();
  return (
    <nav
      id={id}
      aria-label={label}
      // A skip link may lead here.
      tabIndex={id === undefined ? undefined : -1}
      className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:outline-none"
    >
      {groups.map(({ title, items }, index) => (
        <div
          key={title ?? ''}
          className={cn('ui:min-w-0', narrow && index > 0 && 'ui:border-t ui:pt-4')}
        >
          {title !== undefined && (
            <h2
              id={`${made}-${index}`}
              className={
                narrow
                  ? 'ui:sr-only'
                  : 'ui:px-3 ui:pb-1 ui:font-semibold ui:text-text-muted ui:text-xs ui:wrap-anywhere'
              }
            >
              {title}
            </h2>
          )}
          <ul
            aria-labelledby={title === undefined ? undefined : `${made}-${index}`}
            className="ui:flex ui:min-w-0 ui:flex-col ui:gap-0.5"
          >
            {items.map((item) =>
              'links' in item ? (
                <FolderRow key={item.label} folder={item} {...{ narrow, onWiden, onFollow }} />
              ) : (
                <LinkRow key={item.href} link={item} {...{ narrow, onFollow }} />
              ),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
