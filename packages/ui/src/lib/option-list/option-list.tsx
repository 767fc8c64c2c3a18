'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useMergedRef } from '../merge-refs/index.js';
import { useFollow } from './use-follow.js';

/** Props of {@link OptionList}. */
export interface OptionListProps {
  /** How many options there are. */
  count: number;
  /** The option that Enter would take; -1 for none. */
  active: number;
  /** Whether the keyboard moves the active option, so that it has to be scrolled to. */
  follow: RefObject<boolean>;
  /** Draws one option: an OptionRow. */
  children: (index: number, place: OptionPlace) => ReactNode;
  /** Stands in place of the options when there are none. */
  empty?: ReactNode;
  /** From the anchor: puts the list under its field. */
  anchored: { style: CSSProperties; ref: RefCallback<HTMLElement> };
  /** From downshift: id, role, name and handlers of the list. */
  menuProps: ComponentPropsWithRef<'ul'>;
}

/** Where an option stands in the whole list; for its OptionRow. */
export interface OptionPlace {
  'aria-setsize': number;
  'aria-posinset': number;
}

/** As OptionRow and the list's CSS have it, in pixels, at the reader's font size. */
function sizesHere() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = matchMedia('(pointer: coarse)').matches ? 44 : 2.25 * rem;
  return { row, view: { width: 20 * rem, height: 15 * rem } };
}

function Gap({ height }: { height: number }) {
  return <li role="presentation" className="ui:block" style={{ height }} />;
}

/**
 * Only the options in view are rendered, so that thousands cost what twenty do. They stand in the
 * flow between two gaps: measuring each would cost more than all the rest.
 */
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
  const [sizes] = useState(sizesHere);
  // oxlint-disable-next-line react/incompatible-library -- what the rule fears is a compiler that is not used here
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    // The list's height is known: observing it would force a layout at every opening.
    observeElementRect: (_list, report) => report(sizes.view),
    initialRect: sizes.view,
    overscan: 3,
    paddingStart: 4,
    paddingEnd: 4,
  });

  const seen = rows.getVirtualItems();

  useFollow(scroller, active, follow, sizes.row);

  const list = {
    'data-part': 'list',
    style: anchored.style,
    className:
      'ui:anchored-list ui:scroll-py-1 ui:rounded-md ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float',
  };
  const show = useMergedRef<HTMLElement>(scroller, anchored.ref);
  // Downshift takes a touch of what it does not know for one outside, and closes before the choice.
  const showOptions = useMergedRef<HTMLElement>(show, menuProps.ref as Ref<HTMLElement>);
  if (count === 0) {
    return (
      <div {...list} id={menuProps.id} ref={show}>
        <p className="ui:px-3.5 ui:py-3 ui:text-sm ui:text-text-muted">{empty}</p>
      </div>
    );
  }
  return (
    <ul {...menuProps} {...list} ref={showOptions}>
      <Gap height={seen[0]?.start ?? 0} />
      {seen.map(({ index }) =>
        children(index, { 'aria-setsize': count, 'aria-posinset': index + 1 }),
      )}
      <Gap height={rows.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
    </ul>
  );
}
