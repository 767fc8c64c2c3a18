import { useId, useMemo, useState } from 'react';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { OptionList, OptionRow, useListbox } from '../../../lib/internal/listbox/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { Kbd } from '../kbd/index.js';
import { type CommandItem, matchCommands } from './match-commands.js';

/** The field and what it finds. Not exported from the folder's index. */
export function CommandList({
  label,
  placeholder,
  noResults,
  items,
  onQueryChange,
  onChoose,
}: {
  label: string;
  placeholder: string | undefined;
  noResults: string | undefined;
  items: readonly CommandItem[];
  onQueryChange: ((text: string) => void) | undefined;
  onChoose: (id: string) => void;
}) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const id = useId();
  const [text, setText] = useState('');
  const found = useMemo(() => matchCommands(items, text), [items, text]);
  const listbox = useListbox({
    id,
    count: found.length,
    onTake: (index) => onChoose((found[index] as CommandItem).id),
  });
  const nothing = noResults ?? strings['pickerDialog.empty'];
  const count = strings['pickerDialog.found'](formatCount(found.length));
  const said = text.trim() === '' ? '' : found.length === 0 ? nothing : count;

  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <input
        type="text"
        aria-label={label}
        {...listbox.inputProps}
        placeholder={placeholder}
        value={text}
        className={controlStyle({})}
        onKeyDown={listbox.press}
        onChange={(event) => {
          listbox.restart();
          setText(event.target.value);
          onQueryChange?.(event.target.value);
        }}
      />
      <OptionList
        kind="panel"
        items={found}
        at={listbox.at}
        listProps={{ ...listbox.listProps, 'aria-label': label }}
        empty={nothing}
      >
        {(item, index) => (
          <OptionRow key={item.id} kind="command" option={listbox.optionProps(index, false)}>
            <span className="ui:min-w-0 ui:flex-1">{item.label}</span>
            {item.group && <span className="ui:text-text-muted ui:text-xs">{item.group}</span>}
            {item.keys?.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </OptionRow>
        )}
      </OptionList>
      <LiveRegion message={said} />
    </div>
  );
}
