'use client';

import { Direction } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { PANEL_LEFT } from '../../../lib/internal/drawings/panel-left.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useIsPhone } from '../../../lib/public/media-query/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Sheet, SheetContent, SheetTrigger } from '../../feedback/sheet/index.js';
import { Tooltip } from '../../feedback/tooltip/index.js';
import type { SidebarGroup } from './sidebar-items.js';
import { SidebarNav } from './sidebar-nav.js';
import { useCollapseKey } from './use-collapse-key.js';

export type { SidebarGroup } from './sidebar-items.js';

/** Props of {@link Sidebar}. Native props reach the root. */
export interface SidebarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where one can go. */
  groups: readonly SidebarGroup[];
  /** Stays below while the navigation scrolls; a function is told whether there is room for an icon only. */
  footer?: ReactNode | ((narrow: boolean) => ReactNode);
  /**
   * Names the navigation.
   * @default 'Navigasi samping'
   */
  label?: string;
  /**
   * Text of the button that opens it on a phone.
   * @default 'Navigasi'
   */
  openLabel?: string;
  /** Whether it shows icons only, when the caller keeps it. */
  collapsed?: boolean;
  /**
   * Whether it shows icons only at first.
   * @default false
   */
  defaultCollapsed?: boolean;
  /** Called when it is narrowed or widened, for a host that remembers it. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /**
   * Ctrl or Cmd with a backslash narrows and widens it.
   * @default true
   */
  shortcut?: boolean;
  /**
   * `id` of the navigation beside the page: the target of a `SkipLink`.
   * @default 'navigasi'
   */
  navId?: string;
}

/** Navigation at the side of an application; on a phone behind a button of its own. */
export function Sidebar({
  groups,
  footer,
  label,
  openLabel,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  shortcut = true,
  navId = 'navigasi',
  className,
  ...rest
}: SidebarProps) {
  const strings = useTexts(moreTexts);
  const rtl = Direction.useDirection() === 'rtl';
  const phone = useIsPhone();
  const { value: collapsed, change } = useOwnValue(given, defaultCollapsed, onCollapsedChange);
  const [open, setOpen] = useState(false);
  const toggle = () => change(!collapsed);
  useCollapseKey(shortcut && !phone, toggle);

  const name = label ?? strings['sidebar.label'];
  const action = strings[collapsed ? 'sidebar.expand' : 'sidebar.collapse'];
  const foot = (narrow: boolean) => (typeof footer === 'function' ? footer(narrow) : footer);
  const widen = () => change(false);
  return (
    <div
      data-component="sidebar"
      data-state={collapsed ? 'collapsed' : 'expanded'}
      className={cn(
        'ui:shrink-0 ui:border-border ui:bg-surface ui:text-text ui:max-md:border-b ui:md:border-e ui:print:hidden',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:px-1 ui:py-1.5 ui:md:hidden">
        <Sheet open={open && phone} onOpenChange={setOpen}>
          <SheetTrigger>
            <Button variant="ghost" size="sm" icon={<Glyph of={PANEL_LEFT} />}>
              {openLabel ?? strings['sidebar.open']}
            </Button>
          </SheetTrigger>
          <SheetContent side="start" title={name} footer={foot(false)}>
            <SidebarNav
              label={name}
              groups={groups}
              narrow={false}
              onWiden={widen}
              onFollow={() => setOpen(false)}
            />
          </SheetContent>
        </Sheet>
      </div>
      <div
        className={cn(
          'ui:sticky ui:top-(--sidebar-top,0px) ui:flex ui:h-full ui:max-h-[calc(100dvh-var(--sidebar-top,0px))] ui:flex-col ui:max-md:hidden ui:motion-safe:transition-[width]',
          collapsed ? 'ui:w-16' : 'ui:w-64',
        )}
      >
        <div className={cn('ui:flex ui:shrink-0 ui:p-3 ui:pb-1', !collapsed && 'ui:justify-end')}>
          <Tooltip text={shortcut ? `${action} (Ctrl + \\)` : action} side={rtl ? 'left' : 'right'}>
            <Button
              variant="ghost"
              iconOnly
              aria-label={action}
              aria-controls={navId}
              aria-keyshortcuts={shortcut ? 'Control+\\ Meta+\\' : undefined}
              onClick={toggle}
            >
              <Glyph of={PANEL_LEFT} size={20} />
            </Button>
          </Tooltip>
        </div>
        <div className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain ui:px-3 ui:pt-1 ui:pb-3">
          <SidebarNav id={navId} label={name} groups={groups} narrow={collapsed} onWiden={widen} />
        </div>
        {footer !== undefined && (
          <div
            data-part="foot"
            className={cn(
              'ui:shrink-0 ui:border-border ui:border-t ui:p-3',
              collapsed && 'ui:flex ui:justify-center',
            )}
          >
            {foot(collapsed)}
          </div>
        )}
      </div>
    </div>
  );
}
