'use client';

import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useRef,
} from 'react';
import { useMergedRef } from '../merge-refs/index.js';
import { useOptionWindow } from './use-option-window.js';

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
  /** How many options the whole list has. */
  'aria-setsize': number;
  /** Which of them this one is, counted from 1. */
  'aria-posinset': number;
}

function Gap({ height }: { height: number }) {
  return <li role="presentation" className="ui:block" style={{ height }} />;
}

/** Only the options near the view are rendered, between two gaps, so that thousands cost what twenty do. */
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
  const { first, last, before, after, onScroll } = useOptionWindow({
    count,
    active,
    follow,
    scroller,
  });

  const list = {
    'data-part': 'list',
    // Browsers stop at what scrolls, and this one is gone by then: the focus would be lost for a Tab.
    tabIndex: -1,
    style: anchored.style,
    className:
      'ui:anchored-list ui:rounded-md ui:py-1 ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float',
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
    <ul {...menuProps} {...list} ref={showOptions} onScroll={onScroll}>
      <Gap height={before} />
      {Array.from({ length: last - first }, (_, offset) =>
        children(first + offset, {
          'aria-setsize': count,
          'aria-posinset': first + offset + 1,
        }),
      )}
      <Gap height={after} />
    </ul>
  );
}
