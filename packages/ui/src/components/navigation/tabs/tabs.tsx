'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { useScrollEdges } from '../../../lib/internal/scroll-edges/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { nextTab } from './next-tab.js';
import { panelId, TabsContext, tabId, useTabs } from './tabs-context.js';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'defaultValue'> {
  /** The tab that is shown, when the caller keeps it. */
  value?: string;
  /** The tab that is shown first, when the caller does not keep it. */
  defaultValue?: string;
  /** Called when another tab is chosen. */
  onValueChange?: (value: string) => void;
}

/** Several views of one thing, of which one is shown. */
export function Tabs({ value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const state = useMemo(
    () => ({
      id,
      value: chosen,
      choose(next: string) {
        if (next === chosen) return;
        setOwn(next);
        onValueChange?.(next);
      },
    }),
    [id, chosen, onValueChange],
  );
  return (
    <TabsContext value={state}>
      <div
        data-component="tabs"
        className={cn('ui:flex ui:min-w-0 ui:flex-col', className)}
        {...rest}
      />
    </TabsContext>
  );
}

/** How much of the tab before stays in sight, in pixels. */
const PEEK = 48;

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  /** Names the row of tabs for screen readers. */
  label: string;
}

function move(event: KeyboardEvent<HTMLDivElement>) {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')];
  const rightToLeft = getComputedStyle(list).direction === 'rtl';
  const at = tabs.indexOf(event.target as HTMLButtonElement);
  const next = nextTab(event.key, at, tabs.length, rightToLeft);
  const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (event.defaultPrevented || modified || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

/** The row of tabs; scrolls sideways where it is too narrow for them. */
export function TabsList({ label, className, ref, onKeyDown, ...rest }: TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[data-state=active]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - list.offsetLeft - PEEK;
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on its tabs
    <div
      ref={useMergedRef(row, ref)}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        move(event);
      }}
      className={cn(
        // The first tab's word, not its box, stands where the page's text does; the line is the panel's.
        'ui:flex ui:scroll-edges ui:-ms-3 ui:gap-1 ui:print:hidden',
        className,
      )}
      {...rest}
    />
  );
}

export interface TabProps extends ComponentPropsWithRef<'button'> {
  /** Ties the tab to its panel; without spaces, since ids are made of it. */
  value: string;
  /** How many things are behind it; shown beside its name. */
  count?: number;
}

// The chosen one not in bolder letters: the tabs behind it would move with each choice.
const TAB =
  'ui:inline-flex ui:min-h-11 ui:shrink-0 ui:cursor-pointer ui:items-center ui:gap-2 ui:whitespace-nowrap ui:rounded-t-md ui:px-3 ui:font-medium ui:text-sm ui:transition-colors ui:focus-ring ui:focus-visible:-outline-offset-2 ui:enabled:hover:text-text ui:disabled:cursor-not-allowed ui:disabled:opacity-55';

/** One tab. */
export function Tab({ value, count, className, children, onClick, ...rest }: TabProps) {
  const tabs = useTabs();
  const chosen = value === tabs.value;
  const id = tabId(tabs, value);
  const countId = count === undefined ? undefined : `${id}-count`;

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) tabs.choose(value);
  }

  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={chosen}
      aria-describedby={countId}
      aria-controls={chosen ? panelId(tabs, value) : undefined}
      tabIndex={chosen || tabs.value === undefined ? 0 : -1}
      data-state={chosen ? 'active' : 'inactive'}
      className={cn(
        TAB,
        chosen ? 'ui:relative ui:text-text ui:line-below' : 'ui:text-text-muted',
        className,
      )}
      onClick={press}
      {...rest}
    >
      {children}
      {count !== undefined && <Count id={countId} count={count} />}
    </button>
  );
}

function Count({ id, count }: { id: string | undefined; count: number }) {
  const { formatCount } = useFormats();
  return (
    // Described by it, not named.
    <span
      id={id}
      aria-hidden
      className="ui:min-w-6 ui:rounded-full ui:bg-surface-active ui:px-1.5 ui:text-center ui:text-text ui:text-xs"
    >
      {formatCount(count)}
    </span>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** The tab whose view it is. */
  value: string;
}

/** The view of one tab; only that of the chosen tab is rendered. */
export function TabPanel({ value, className, ...rest }: TabPanelProps) {
  const tabs = useTabs();
  if (value !== tabs.value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel of text has to be reached
      tabIndex={0}
      className={cn(
        'ui:min-w-0 ui:border-border ui:border-t ui:pt-4 ui:focus-ring ui:wrap-anywhere',
        className,
      )}
      {...rest}
    />
  );
}
