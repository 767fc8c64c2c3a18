import { TextArea } from '@bank-soal/ui/text-area';
import type { KeyboardEvent } from 'react';

/** A field for code. Tab goes on to what comes next, as in every field: nobody is held inside. */
export function Editor({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextArea
      label={label}
      hint={hint}
      value={value}
      rows={24}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      lang="en"
      dir="ltr"
      style={{ fontFamily: 'var(--ui-font-mono)', tabSize: 2, textOverflow: 'clip' }}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={keepIndentation}
    />
  );
}

function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart } = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const indentation = /^\s*/.exec(line)?.[0];
  if (!indentation) return;
  event.preventDefault();
  // No other way leaves what was typed to the browser's own undo.
  document.execCommand('insertText', false, `\n${indentation}`);
}
