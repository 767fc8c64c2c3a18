import { Direction } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { Tooltip } from '../../feedback/tooltip/index.js';
import type { SidebarFolder, SidebarLink } from './sidebar-items.js';

const row = cva(
  'ui:relative ui:flex ui:min-h-10 ui:w-full ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-3 ui:rounded-md ui:py-2 ui:text-start ui:text-sm ui:no-underline ui:focus-ring ui:-outline-offset-2 ui:pointer-coarse:min-h-11',
  {
    variants: {
      narrow: { true: 'ui:px-2.5', false: 'ui:px-3' },
      current: {
        true: 'ui:bg-surface-active ui:font-semibold ui:text-text ui:line-start',
        false: 'ui:font-medium ui:text-text-muted ui:hover:bg-surface-hover ui:hover:text-text',
      },
    },
  },
);

/** Content of a row; where it is narrow, its words are for screen readers only. */
function RowContent({
  label,
  icon,
  narrow,
  children,
}: {
  label: string;
  icon: ReactNode;
  narrow: boolean;
  children?: ReactNode;
}) {
  return (
    <>
      {(icon || narrow) && (
        <span
          aria-hidden
          className={cn(
            'ui:flex ui:size-5 ui:shrink-0 ui:items-center ui:justify-center ui:font-semibold ui:text-sm',
          )}
        >
          {icon ?? label.slice(0, 1)}
        </span>
      )}
      <span className={narrow ? 'ui:sr-only' : 'ui:min-w-0 ui:flex-1 ui:wrap-anywhere'}>
        {label}
      </span>
      {children}
    </>
  );
}

/** The name beside a row that shows its icon only. */
function RowTip({ text, children }: { text: string | undefined; children: ReactNode }) {
  const side = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Tooltip text={text} side={side}>
      {/* It describes this and not the row, whose name it would say again. */}
      <span className="ui:flex ui:min-w-0">{children}</span>
    </Tooltip>
  );
}

/** One page. */
export function LinkRow({
  link,
  narrow,
  onFollow,
}: {
  link: SidebarLink;
  narrow: boolean;
  onFollow?: () => void;
}) {
  const { formatCount } = useFormats();
  const { label, href, icon, count, current = false } = link;
  const counted = count === undefined ? undefined : formatCount(count);
  return (
    <li className="ui:min-w-0">
      <RowTip text={narrow ? [label, counted].filter(Boolean).join(' · ') : undefined}>
        <HostLink
          href={href}
          aria-current={current ? 'page' : undefined}
          className={row({ narrow, current })}
          onClick={onFollow}
        >
          <RowContent {...{ label, icon, narrow }}>
            {counted !== undefined && (
              <span
                data-part="count"
                className={
                  narrow
                    ? 'ui:sr-only'
                    : 'ui:shrink-0 ui:rounded-full ui:bg-brand-soft ui:px-2 ui:text-brand-text ui:text-xs/5 ui:figures'
                }
              >
                {counted}
              </span>
            )}
          </RowContent>
        </HostLink>
      </RowTip>
    </li>
  );
}

/** Pages under one name; where the sidebar is narrow, a press widens it. */
export function FolderRow({
  folder,
  narrow,
  onWiden,
  onFollow,
}: {
  folder: SidebarFolder;
  narrow: boolean;
  onWiden: () => void;
  onFollow?: () => void;
}) {
  const id = useId();
  const { label, icon, links, defaultOpen = false } = folder;
  const holdsCurrent = links.some(({ current }) => current === true);
  const [chosen, setChosen] = useState<boolean>();
  const open = !narrow && (chosen ?? (defaultOpen || holdsCurrent));

  function press() {
    setChosen(!open);
    if (narrow) onWiden();
  }

  return (
    <li className="ui:min-w-0">
      <RowTip text={narrow ? label : undefined}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={row({ narrow, current: holdsCurrent && !open })}
          onClick={press}
        >
          <RowContent {...{ label, icon, narrow }}>
            {!narrow && (
              <Glyph
                of={CHEVRON_DOWN}
                className={cn('ui:shrink-0 ui:transition-transform', open && 'ui:rotate-180')}
              />
            )}
          </RowContent>
        </button>
      </RowTip>
      <ul
        id={id}
        hidden={!open}
        className={cn(
          'ui:ms-5.5 ui:mt-0.5 ui:flex-col ui:gap-0.5 ui:border-s ui:ps-2',
          open ? 'ui:flex' : 'ui:hidden',
        )}
      >
        {links.map((link) => (
          <LinkRow key={link.href} link={link} narrow={false} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  );
}
