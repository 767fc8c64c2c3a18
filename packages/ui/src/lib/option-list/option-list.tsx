'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMergedRef } from '../merged-ref/index.js';

/** Props of {@link OptionList}. */
export interface OptionListProps {
  /** How many options there are. */
  count: number;
  /** The option that Enter would take; -1 for none. */
  active: number;
  /** Whether the active option changed by the keyboard, so that it has to be scrolled to. */
  follow: boolean;
  /** Draws one option: an OptionRow. */
  children: (index: number, place: OptionPlace) => ReactNode;
  /** Stands in place of the options when there are none. */
  empty?: ReactNode;
  /** From the anchor: puts the list under its field. */
  anchored: { style: CSSProperties; ref: RefCallback<HTMLElement> };
  /** From downshift: id, role, name and handlers of the list. */
  menuProps: ComponentPropsWithRef<'ul'>;
}

/** Where an option stands in the list; for its OptionRow. */
export type OptionPlace = Pick<ComponentPropsWithRef<'li'>, 'ref' | 'style'> & {
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
};

/** Only the options in view are rendered, so that thousands cost what twenty do. */
export function OptionList({
  count,
  active,
  follow,
  children,
  empty,
  anchored,
  menuProps,
}: OptionListProps) {
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what the rule fears is a compiler that is not used here
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    initialRect: { width: 320, height: 240 },
    overscan: 3,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  });

  useLayoutEffect(() => {
    if (follow && active >= 0) rows.scrollToIndex(active);
  }, [rows, active, follow]);

  const list = {
    'data-part': 'list',
    style: anchored.style,
    className:
      'ui:anchored-list ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float',
  };
  const show = useMergedRef<HTMLElement>(scroller, anchored.ref);
  if (count === 0) {
    return (
      <div {...list} id={menuProps.id} ref={show}>
        <p className="ui:px-3.5 ui:py-3 ui:text-sm ui:text-text-muted">{empty}</p>
      </div>
    );
  }
  return (
    <ul {...menuProps} {...list} ref={show}>
      <li role="presentation" className="ui:block" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start }) =>
        children(index, {
          ref: rows.measureElement,
          style: { transform: `translateY(${start}px)` },
          'data-index': index,
          'aria-setsize': count,
          'aria-posinset': index + 1,
        }),
      )}
    </ul>
  );
}
