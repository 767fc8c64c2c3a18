'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useId,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { loadPart } from '../../../lib/internal/load-part.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { VisuallyHidden } from '../../data/visually-hidden/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import type { DragLayerProps } from './drag-layer.js';
import { RowControls } from './row-controls.js';
import { type ItemKey, useReorder } from './use-reorder.js';

/** Without it the buttons and keys still move everything, so a failed download is no error. */
const DragLayer = lazy<ComponentType<DragLayerProps>>(() =>
  loadPart('@dnd-kit/dom @dnd-kit/react', () => import('./drag-layer.js')).then(
    (part) => ({ default: part.DragLayer }),
    () => ({ default: () => null }),
  ),
);

export interface SortableListProps<T> extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The sortable items. */
  items: readonly T[];
  /** Tells items apart; stays the same when an item moves. */
  getKey: (item: T) => ItemKey;
  /**
   * Names an item in buttons and announcements. Positions start at 1.
   * @default 'Butir {position}'
   */
  getName?: (item: T, position: number) => string;
  /** Draws an item. Positions start at 1. */
  renderItem: (item: T, position: number) => ReactNode;
  /** Called with the new order, and which index went where. */
  onReorder: (
    items: T[],
    move: {
      /** Index before the move, counted from 0. */
      from: number;
      /** Index after the move, counted from 0. */
      to: number;
    },
  ) => void;
  /** Names the list. */
  label: string;
  /**
   * `handle` shows the handle alone; a press brings the buttons for up and down beside it. For rows of one
   * line, which all three would make higher.
   * @default 'stack'
   */
  controls?: 'stack' | 'handle';
  /**
   * Space between the items: none, 4 or 12 px.
   * @default 'md'
   */
  gap?: 'none' | 'xs' | 'md';
  /** Items that stand still while others are moved past them, such as the heads of sections. */
  isFixed?: (item: T) => boolean;
  /**
   * Words the place of an item for announcements: 'posisi 1 dari 3 di Bagian B'.
   * @default 'posisi {index + 1} dari {items.length}'
   */
  getPlace?: (items: readonly T[], index: number) => string;
}

const ROW =
  'ui:flex ui:min-w-0 ui:gap-1 ui:rounded-lg ui:outline-offset-2 ui:sm:gap-2 ui:data-dnd-dragging:bg-surface-raised ui:data-dnd-dragging:shadow-float ui:data-held:outline-2 ui:data-held:outline-brand ui:data-held:outline-dashed';
const GAPS = { none: 'ui:gap-0', xs: 'ui:gap-1', md: 'ui:gap-3' };

/** Items in an order that people change: by a handle with pointer or keys, or by buttons. */
export function SortableList<T>({
  items,
  getKey,
  getName,
  renderItem,
  onReorder,
  label,
  controls = 'stack',
  gap = 'md',
  isFixed,
  getPlace,
  className,
  ...rest
}: SortableListProps<T>) {
  const strings = useTexts(moreTexts);
  const instructionsId = useId();
  const nameOf = getName ?? ((_, position) => strings['sortableList.item'](String(position)));
  const reorder = useReorder({ items, getKey, getName: nameOf, getPlace, onReorder });
  const fixed = new Set(isFixed ? items.filter(isFixed).map(getKey) : []);
  const sortable = items.length > 1 && fixed.size < items.length;
  const compact = controls === 'handle';
  return (
    <>
      <ol
        data-component="sortable-list"
        aria-label={label}
        className={cn('ui:flex ui:min-w-0 ui:flex-col', GAPS[gap], className)}
        {...rest}
      >
        {items.map((item, index) => {
          const key = getKey(item);
          const held = key === reorder.heldKey;
          return (
            <li
              key={key}
              ref={(row) => {
                if (row) reorder.rows.set(key, row);
                return () => {
                  reorder.rows.delete(key);
                };
              }}
              data-part="item"
              data-held={held || undefined}
              className={cn(ROW, compact ? 'ui:items-start' : 'ui:items-center')}
            >
              {sortable && !fixed.has(key) && (
                <RowControls
                  name={nameOf(item, index + 1)}
                  compact={compact}
                  first={index === 0}
                  last={index === items.length - 1}
                  held={held}
                  instructionsId={instructionsId}
                  onStep={(step, part) =>
                    held
                      ? reorder.moveHeld(index, index + step, part)
                      : reorder.move(index, index + step, part)
                  }
                  onHold={() => reorder.toggleHold(index)}
                  onCancel={() => reorder.cancelHold(index)}
                />
              )}
              <div data-part="content" className="ui:min-w-0 ui:flex-1">
                {renderItem(item, index + 1)}
              </div>
            </li>
          );
        })}
      </ol>
      {sortable && (
        <Suspense fallback={null}>
          <DragLayer
            keys={items.map(getKey)}
            fixed={fixed}
            rows={reorder.rows}
            onMove={reorder.move}
          />
        </Suspense>
      )}
      <VisuallyHidden id={instructionsId} hidden>
        {strings['sortableList.instructions']}
      </VisuallyHidden>
      <LiveRegion message={reorder.message} politeness="assertive" />
    </>
  );
}
