import { TextArea } from '../../../components/inputs/text-area/index.js';

/** Several sentences, one a line. */
export function LinesField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (lines: string[]) => void;
}) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      rows={2}
      autoGrow
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}
