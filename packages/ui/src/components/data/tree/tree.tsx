'use client';

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { canOpen, treeMove, typedRow } from './tree-keys.js';
import { TreeList } from './tree-list.js';
import type { TreeItem, TreeNode } from './tree-nodes.js';
import { useTreeRows } from './use-tree-rows.js';
import { useTyped } from './use-typed.js';

/** Props of {@link Tree}. Native props reach the root. */
export interface TreeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the tree for screen readers. */
  label: string;
  /** The items of the first level, with what they hold. */
  items: readonly TreeItem[];
  /** The item that is chosen, when the caller keeps it. */
  value?: string;
  /** The item that is chosen at first, when the caller does not keep it. */
  defaultValue?: string;
  /** Called with the item that is chosen. */
  onValueChange?: (value: string) => void;
  /** The items that are open, when the caller keeps them. */
  expanded?: readonly string[];
  /**
   * The items that are open at first, when the caller does not keep them.
   * @default []
   */
  defaultExpanded?: readonly string[];
  /** Called with the items that are open. */
  onExpandedChange?: (expanded: string[]) => void;
}

const NONE: readonly string[] = [];

/** Items that hold items, to be opened level by level; one of them can be chosen. */
export function Tree({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  expanded,
  defaultExpanded = NONE,
  onExpandedChange,
  className,
  ...rest
}: TreeProps) {
  const strings = useTexts(moreTexts);
  const chosen = useOwnValue<string | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  const opened = useOwnValue<readonly string[]>(expanded, defaultExpanded, (next) =>
    onExpandedChange?.([...next]),
  );
  const { nodes, rows, news, askAgain } = useTreeRows(items, opened.value);
  const list = useRef<HTMLUListElement>(null);
  const typed = useTyped();

  // The row with the focus and those around it: one that goes hands the focus to what is left of them.
  const [focused, setFocused] = useState<readonly string[] | null>(null);
  const marked = rows.find(({ kind, item }) => kind === 'item' && item.value === chosen.value);
  const tabStop =
    focused?.map((key) => rows.find((row) => row.key === key)).find(Boolean) ?? marked ?? rows[0];

  const elements = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []),
  ];
  const rowAt = (element: EventTarget | null) => rows[elements().indexOf(element as HTMLElement)];
  const focus = (row: TreeNode) => elements()[rows.indexOf(row)]?.focus();

  useLayoutEffect(() => {
    if (focused && tabStop && tabStop.key !== focused[0]) focus(tabStop);
  });

  function open(added: readonly TreeNode[]) {
    if (added.length === 0) return;
    opened.change([...opened.value, ...added.map(({ item }) => item.value)]);
  }

  function close({ item }: TreeNode) {
    opened.change(opened.value.filter((other) => other !== item.value));
  }

  function toggle(node: TreeNode) {
    if (canOpen(node)) open([node]);
    else if (node.open && !node.item.disabled) close(node);
  }

  function press(node: TreeNode, event: MouseEvent) {
    const { kind, item } = node;
    if (kind === 'failed') askAgain(item);
    if (kind !== 'item' || item.disabled) return;
    if (item.selectable === false) {
      toggle(node);
      return;
    }
    // A link that opens elsewhere chooses nothing here.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (item.value !== chosen.value) chosen.change(item.value);
    item.onSelect?.();
    if (canOpen(node)) open([node]);
  }

  function click(event: MouseEvent<HTMLUListElement>) {
    const target = event.target as Element;
    const opener = target.closest('[data-part=toggle]');
    const row = rowAt(opener ? opener.nextElementSibling : target.closest('[role=treeitem]'));
    if (!row) return;
    if (opener) toggle(row);
    else press(row, event);
  }

  function pressKey(event: KeyboardEvent<HTMLUListElement>) {
    const element = event.target as HTMLElement;
    const at = rowAt(element);
    if (!at || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const blank = event.key === ' ' && !typed.goesOn();
    if (blank || event.key === 'Enter') {
      // The browser presses a link by itself.
      if (event.key === 'Enter' && element instanceof HTMLAnchorElement) return;
      event.preventDefault();
      element.click();
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = treeMove(event.key, rows, at, rightToLeft);
    if (move) {
      if (event.shiftKey && event.key !== '*') return;
      if (move.to) focus(move.to);
      if (move.open) open(move.open);
      if (move.close) close(move.close);
    } else if (event.key.length === 1) {
      const found = typedRow(typed.add(event.key), rows, at);
      if (found) focus(found);
    } else return;
    event.preventDefault();
  }

  function enter(event: FocusEvent<HTMLUListElement>) {
    const path: string[] = [];
    let row: TreeNode | null = rowAt(event.target) ?? null;
    for (; row; row = row.parent) path.push(row.key);
    setFocused(path);
  }

  function leave(event: FocusEvent<HTMLUListElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }

  return (
    <div
      data-component="tree"
      className={cn('ui:relative ui:min-w-0 ui:text-text', className)}
      {...rest}
    >
      <ul
        ref={list}
        role="tree"
        aria-label={label}
        className="ui:flex ui:flex-col"
        onClick={click}
        onKeyDown={pressKey}
        onFocus={enter}
        onBlur={leave}
      >
        <TreeList nodes={nodes} chosen={marked} tabStop={tabStop} />
      </ul>
      {news && <LiveRegion message={strings[`tree.${news.came}Of`](news.label)} />}
    </div>
  );
}
