import { useId, useMemo, useState } from 'react';
import { ControlBox } from '../../../lib/internal/control-box/index.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { OptionList, OptionRow, useListbox } from '../../../lib/internal/listbox/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';

/** One thing that can be chosen. */
export interface PickerItem {
  /** Value passed to the callback when the item is chosen; unique. */
  id: number;
  /** Visible text, which the search reads. */
  name: string;
}

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
  const strings = useTexts(moreTexts);
  const id = useId();
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    return items.filter(({ name }) => name.toLowerCase().includes(wanted));
  }, [items, text]);
  const listbox = useListbox({
    id,
    count: found.length,
    onTake: (index) => onToggle((found[index] as PickerItem).id),
  });

  const count = strings['pickerDialog.found'](formatCount(found.length));
  const said = text.trim() === '' ? '' : found.length === 0 ? noResults : count;

  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <ControlBox icon={<Glyph of={SEARCH} />}>
        {(box) => (
          <input
            type="text"
            aria-label={searchLabel}
            {...listbox.inputProps}
            placeholder={placeholder}
            value={text}
            className={box.className}
            onKeyDown={listbox.press}
            onChange={(event) => {
              listbox.restart();
              setText(event.target.value);
            }}
          />
        )}
      </ControlBox>
      <OptionList
        kind="panel"
        items={found}
        at={listbox.at}
        listProps={{ ...listbox.listProps, 'aria-label': label, 'aria-multiselectable': true }}
        empty={noResults}
      >
        {(item, index) => (
          <OptionRow
            key={item.id}
            kind="panel"
            option={listbox.optionProps(index, chosen.has(item.id))}
          >
            <span className="ui:min-w-0 ui:flex-1">{item.name}</span>
          </OptionRow>
        )}
      </OptionList>
      <LiveRegion message={said} />
    </div>
  );
}
