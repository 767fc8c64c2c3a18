'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextField } from '@bank-soal/ui/text-field';
import { useRef } from 'react';
import { useFocusInvalid } from '../../browser/use-focus-invalid.js';
import { adminTexts } from '../../indonesian/admin.js';
import { tagTexts } from '../../indonesian/tag.js';

export interface TagFieldsProps {
  /** Names the form. */
  label: string;
  name: string;
  onNameChange: (name: string) => void;
  hint?: string;
  placeholder?: string;
  /** Problem of the name. */
  problem: string | undefined;
  /** Problem of the save. */
  notice: string | undefined;
  /** How often it could not be saved; then focus goes to what is wrong. */
  attempts: number;
  saving: boolean;
  /** Brings focus to the name when the form opens. */
  focused?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The name of a tag, to be saved or left. */
export function TagFields({
  label,
  name,
  onNameChange,
  hint,
  placeholder,
  problem,
  notice,
  attempts,
  saving,
  focused = false,
  onSubmit,
  onCancel,
}: TagFieldsProps) {
  const tagMessages = useTexts(tagTexts);
  const adminMessages = useTexts(adminTexts);
  const fields = useRef<HTMLFormElement>(null);
  useFocusInvalid(fields, attempts);
  return (
    <Form ref={fields} aria-label={label} gap="md" onSubmit={onSubmit}>
      {notice !== undefined && <Alert tone="danger">{notice}</Alert>}
      <TextField
        name="name"
        label={tagMessages.name}
        hint={hint}
        placeholder={placeholder}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
        autoFocus={focused}
        required
        readOnly={saving}
        value={name}
        error={problem}
        onChange={(event) => onNameChange(event.target.value)}
      />
      <FormActions>
        <Button disabled={saving} onClick={onCancel}>
          {adminMessages.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? adminMessages.saving : adminMessages.save}
        </Button>
      </FormActions>
    </Form>
  );
}
