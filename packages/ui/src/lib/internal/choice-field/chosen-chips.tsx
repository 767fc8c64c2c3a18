import { Chip } from '../../../components/data/chip/index.js';

/** The chosen values, each with a button that removes it. */
export function ChosenChips({
  label,
  value,
  nameOf,
  disabled,
  onRemove,
  className,
}: {
  label: string;
  value: readonly string[];
  nameOf: (value: string) => string;
  disabled: boolean;
  onRemove: (item: string) => void;
  className: string;
}) {
  return (
    <ul aria-label={label} className={className}>
      {value.map((item) => (
        <li key={item} className="ui:flex ui:min-w-0 ui:max-w-full">
          <Chip size="md" disabled={disabled} onRemove={() => onRemove(item)}>
            {nameOf(item)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
