'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Search } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { controlStyle } from '../../lib/internal/control-style/index.js';
import { useFormats } from '../../lib/public/format/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { LiveRegion } from '../live-region/index.js';
import { useActiveOption } from './use-active-option.js';

/** One thing that can be chosen. */
export interface PickerItem {
  /** What is handed back when it is chosen; unlike every other item's. */
  id: number;
  /** What is shown, and what the search looks in. */
  name: string;
}

const LIST = { role: 'listbox', tabIndex: -1, 'aria-multiselectable': true } as const;

const OPTION =
  'ui:absolute ui:inset-x-1 ui:top-0 ui:flex ui:min-h-10 ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-sm ui:px-2.5 ui:py-2 ui:text-sm ui:text-text ui:wrap-anywhere ui:hover:bg-surface-hover ui:data-active:bg-surface-active ui:pointer-coarse:min-h-11 ui:forced-colors:data-active:outline-2 ui:forced-colors:data-active:-outline-offset-2';

const MARK =
  'ui:flex ui:size-5 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-control ui:bg-surface ui:text-on-brand ui:in-aria-selected:border-brand ui:in-aria-selected:bg-brand';

const optionAt = (index: number, count: number) => ({
  role: 'option',
  tabIndex: -1,
  'aria-setsize': count,
  'aria-posinset': index + 1,
});

/** A search field over a list of which several are chosen; only options in view are drawn. */
export function PickerList({
  label,
  searchLabel,
  placeholder,
  items,
  chosen,
  onToggle,
  noResults,
}: {
  /** Names the list. */
  label: string;
  searchLabel: string;
  placeholder?: string;
  items: readonly PickerItem[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** Stands in place of the options when the search finds none. */
  noResults: string;
}) {
  const { formatCount } = useFormats();
  const strings = useStrings(indonesian);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    return items.filter(({ name }) => name.toLowerCase().includes(wanted));
  }, [items, text]);
  // oxlint-disable-next-line react/incompatible-library -- what the rule fears is a compiler that is not used here
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    getItemKey: (index) => found[index]?.id ?? index,
    initialRect: { width: 480, height: 320 },
    overscan: 6,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  });
  const toggle = (index: number) => {
    const item = found[index];
    if (item) onToggle(item.id);
  };
  const { active, setActive, press } = useActiveOption(found.length, {
    onMove: (index) => rows.scrollToIndex(index),
    onTake: toggle,
  });
  const optionId = (index: number) => `${id}-${found[index]?.id}`;

  const count = strings['pickerDialog.found'](formatCount(found.length));
  const said = text.trim() === '' ? '' : found.length === 0 ? noResults : count;

  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <div className="ui:relative">
        <Search
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-3 ui:my-auto ui:text-text-muted"
        />
        <input
          type="text"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          className={controlStyle({ start: 'icon' })}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            scroller.current?.scrollTo(0, 0);
          }}
        />
      </div>
      <div
        ref={scroller}
        // Moved through from the field: not a stop of its own.
        tabIndex={-1}
        className="ui:relative ui:h-[min(20rem,40dvh)] ui:overflow-y-auto ui:overscroll-contain ui:rounded-md ui:border ui:border-border"
      >
        {found.length === 0 && (
          <p className="ui:px-3.5 ui:py-3 ui:text-sm ui:text-text-muted">{noResults}</p>
        )}
        <div
          id={`${id}-list`}
          {...LIST}
          aria-label={label}
          className="ui:relative"
          style={{ height: found.length === 0 ? 0 : rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const item = found[index];
            if (!item) return null;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an option by its spread role; the field above has the keys
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                id={optionId(index)}
                {...optionAt(index, found.length)}
                aria-selected={chosen.has(item.id)}
                data-active={index === active || undefined}
                className={OPTION}
                style={{ transform: `translateY(${start}px)` }}
                // The focus stays in the field, where the keys are.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActive(index);
                  onToggle(item.id);
                }}
              >
                <span aria-hidden className={MARK}>
                  {chosen.has(item.id) && <Check size={14} strokeWidth={3} className="ui:block" />}
                </span>
                <span className="ui:min-w-0 ui:flex-1">{item.name}</span>
              </div>
            );
          })}
        </div>
      </div>
      <LiveRegion message={said} />
    </div>
  );
}
