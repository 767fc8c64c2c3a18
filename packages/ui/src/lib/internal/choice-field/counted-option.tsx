import { useFormats } from '../../public/format/index.js';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { type OptionProps, OptionRow } from '../listbox/index.js';

/** One option, and how many results it would leave: beside its name, which stays what it is. */
export function CountedOption({
  option,
  item,
  count,
}: {
  option: OptionProps;
  item: string;
  count: number | undefined;
}) {
  const { formatCount } = useFormats();
  const strings = useStrings(indonesian);
  if (count === undefined) {
    return (
      <OptionRow kind="popup" option={option}>
        {item}
      </OptionRow>
    );
  }
  const shown = formatCount(count);
  const told = { ...option, 'aria-description': strings['multiCombobox.leaves'](shown) };
  return (
    <OptionRow kind="popup" option={told}>
      <span className="ui:min-w-0 ui:flex-1">{item}</span>
      <span aria-hidden data-part="count" className="ui:text-text-muted ui:text-xs">
        {shown}
      </span>
    </OptionRow>
  );
}
