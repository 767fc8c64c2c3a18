import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type RefObject, useState } from 'react';
import type { ItemKey } from './use-reorder.js';

// Keys and announcements are the list's own: they work before this is loaded, and in Indonesian.
const sensors = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
];

export interface DragLayerProps {
  keys: readonly ItemKey[];
  /** Those that nobody takes hold of; others are put down before and after them. */
  fixed: ReadonlySet<ItemKey>;
  rows: ReadonlyMap<ItemKey, HTMLElement>;
  onMove: (from: number, to: number) => void;
}

/** Dragging by a pointer. Draws nothing: it takes hold of the rows that the list has drawn. */
export function DragLayer({ keys, fixed, rows, onMove }: DragLayerProps) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={[
        AutoScroller,
        Cursor,
        Feedback.configure({ dropAnimation: calm ? null : { duration: 180 } }),
        PreventSelection,
      ]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
      }}
    >
      {keys.map((key, index) => (
        <DraggedRow
          key={key}
          id={key}
          index={index}
          isFixed={fixed.has(key)}
          calm={calm}
          rows={rows}
        />
      ))}
    </DragDropProvider>
  );
}

interface DraggedRowProps {
  id: ItemKey;
  index: number;
  isFixed: boolean;
  calm: boolean;
  rows: ReadonlyMap<ItemKey, HTMLElement>;
}

function DraggedRow({ id, index, isFixed, calm, rows }: DraggedRowProps) {
  // Read after the list has drawn its rows, which may be in the same turn as this.
  const [refs] = useState(() => ({
    element: rowRef(() => rows.get(id)),
    handle: rowRef(() => rows.get(id)?.querySelector('[data-part="handle"]')),
  }));
  useSortable({
    id,
    index,
    disabled: { draggable: isFixed },
    ...refs,
    plugins: [OptimisticSortingPlugin],
    transition: { duration: calm ? 0 : 180, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  });
  return null;
}

function rowRef(read: () => Element | null | undefined): RefObject<Element | null | undefined> {
  return {
    get current() {
      return read();
    },
  };
}
