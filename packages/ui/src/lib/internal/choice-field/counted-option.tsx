import { formatCount, useFormatOptions } from '../../public/format/index.js';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { type Choice, labelOf, type OptionProps, OptionRow } from '../listbox/index.js';

/** One option, and how many results it would leave: beside its name, which stays what it is. */
export function CountedOption({
  option,
  item,
  after,
  count,
}: {
  option: OptionProps;
  item: Choice;
  /** What stands above it. */
  after: Choice | undefined;
  count: number | undefined;
}) {
  const options = useFormatOptions();
  const strings = useStrings(indonesian);
  const shown = count !== undefined && formatCount(count, options);
  return (
    <OptionRow
      kind="popup"
      option={
        shown ? { ...option, 'aria-description': strings['multiCombobox.leaves'](shown) } : option
      }
      of={item}
      after={after}
      end={
        shown && (
          <span aria-hidden data-part="count" className="ui:text-text-muted ui:text-xs">
            {shown}
          </span>
        )
      }
    >
      {labelOf(item)}
    </OptionRow>
  );
}
