import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { FieldMessage } from '../../inputs/field/index.js';
import { FormActions } from '../../inputs/form/index.js';

export interface NameFormProps {
  /** The name so far. */
  name: string;
  /** Name of the field. */
  label: string;
  /** Greatest number of characters. */
  maxLength: number;
  /** Why the last save failed. */
  error?: ReactNode;
  /** Called when the name is typed in. */
  onEdit?: () => void;
  /** Saves the trimmed name. */
  onSave: (name: string) => Promise<void> | void;
  /** Leaves the form. */
  onClose: () => void;
}

/** The open state of an `EditableRow`. */
export function NameForm({
  name,
  label,
  maxLength,
  error,
  onEdit,
  onSave,
  onClose,
}: NameFormProps) {
  const strings = useTexts(moreTexts);
  const [draft, setDraft] = useState(name);
  const [saving, setSaving] = useState(false);
  const id = useId();

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const next = draft.trim();
    if (saving || next === '') return;
    if (next === name) return onClose();
    setSaving(true);
    try {
      await onSave(next);
      onClose();
    } catch {
      // The caller says why through `error`; what was typed stays.
      setSaving(false);
    }
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || saving) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form
      className="ui:flex ui:min-w-0 ui:grow ui:flex-wrap ui:items-start ui:gap-2"
      onSubmit={save}
    >
      <div className="ui:min-w-0 ui:flex-1 ui:basis-48">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
          autoFocus
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          readOnly={saving}
          maxLength={maxLength}
          value={draft}
          className={controlStyle({})}
          onKeyDown={leave}
          onChange={(event) => {
            setDraft(event.target.value);
            onEdit?.();
          }}
        />
        <FieldMessage id={id} error={error} />
      </div>
      <FormActions>
        <Button disabled={saving} onClick={onClose}>
          {strings['editableRow.cancel']}
        </Button>
        <Button type="submit" variant="primary" busy={saving} disabled={draft.trim() === ''}>
          {strings['editableRow.save']}
        </Button>
      </FormActions>
    </form>
  );
}
