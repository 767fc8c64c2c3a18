import type { ComponentProps } from 'react';
import { formatCount, useFormatOptions } from '../../public/format/index.js';
import { controlStrings, useStrings } from '../../public/strings/index.js';
import { type Choice, labelOf, OptionRow } from '../listbox/index.js';

/** One option, and how many results it would leave: beside its name, which stays what it is. */
export function CountedOption({
  option,
  of,
  count,
  ...rest
}: Omit<ComponentProps<typeof OptionRow>, 'children' | 'end' | 'of'> & {
  of: Choice;
  count: number;
}) {
  const options = useFormatOptions();
  const strings = useStrings(controlStrings);
  const shown = formatCount(count, options);
  return (
    <OptionRow
      {...rest}
      of={of}
      option={{ ...option, 'aria-description': strings['multiCombobox.leaves'](shown) }}
      end={
        <span aria-hidden data-part="count" className="ui:text-text-muted ui:text-xs">
          {shown}
        </span>
      }
    >
      {labelOf(of)}
    </OptionRow>
  );
}
