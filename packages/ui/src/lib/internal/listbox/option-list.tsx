import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cva } from '../cn/index.js';
import { useMergedRef } from '../merge-refs/index.js';
import type { ActiveOption } from './use-listbox.js';
import { useOptionWindow } from './use-option-window.js';

/** A list under its field, or one that stands in a dialog for as long as that is open. */
export type ListKind = 'popup' | 'panel';

const MEASURES = { popup: { row: 2.25, view: 15 }, panel: { row: 2.5, view: 20 } };

const look = cva('ui:rounded-md ui:border ui:border-border ui:py-1 ui:text-text', {
  variants: {
    kind: {
      popup: 'ui:anchored-list ui:bg-surface-raised ui:shadow-float',
      panel:
        'ui:h-[min(20rem,40dvh)] ui:overflow-y-auto ui:overscroll-contain ui:[overflow-anchor:none]',
    },
  },
});

export interface OptionListProps<Item> {
  kind: ListKind;
  /** All options; the same array as long as they are the same. */
  items: readonly Item[];
  /** The option that Enter takes, from the listbox. */
  at: ActiveOption;
  /** Draws one option: an OptionRow with a key. */
  children: (item: Item, index: number) => ReactNode;
  /** Stands in place of the options when there are none. */
  empty?: ReactNode;
  /** From the listbox, with a name; for a popup its place too. */
  listProps: ComponentPropsWithRef<'ul'>;
}

function Gap({ height }: { height: number }) {
  return <li role="presentation" className="ui:block" style={{ height }} />;
}

/** Only the options near the view are rendered, between two gaps, so that thousands cost what twenty do. */
export function OptionList<Item>({
  kind,
  items,
  at,
  children,
  empty,
  listProps: { ref, ...listProps },
}: OptionListProps<Item>) {
  const scroller = useRef<HTMLUListElement>(null);
  const { isStale, first, last, before, after, onScroll } = useOptionWindow({
    items,
    at,
    measures: MEASURES[kind],
    scroller,
  });
  const list = { 'data-part': 'list', className: look({ kind }), onScroll };
  const merged = useMergedRef(scroller, ref);

  if (isStale) return null;
  if (items.length === 0) {
    const { id, tabIndex, style, onMouseDown } = listProps;
    return (
      <div {...list} {...({ id, tabIndex, style, onMouseDown } as object)} ref={merged as never}>
        <p className="ui:px-3.5 ui:py-3 ui:text-sm ui:text-text-muted">{empty}</p>
      </div>
    );
  }
  return (
    <ul {...listProps} {...list} ref={merged}>
      <Gap height={before} />
      {items.slice(first, last).map((item, offset) => children(item, first + offset))}
      <Gap height={after} />
    </ul>
  );
}
