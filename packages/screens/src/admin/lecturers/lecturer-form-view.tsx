'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { TextField } from '@bank-soal/ui/text-field';
import { type ChangeEvent, useRef } from 'react';
import { useFocusInvalid } from '../../browser/use-focus-invalid.js';
import { adminTexts } from '../../indonesian/admin.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import { FormPage } from '../shared/index.js';
import { type LecturerConflict, LecturerConflictChoice } from './lecturer-conflict-choice.js';
import type { LecturerForm } from './lecturer-form.js';

export interface LecturerFormViewProps {
  /** Whether a lecturer is changed or a new one added. */
  editing: boolean;
  /** The typed values. */
  form: LecturerForm;
  /** Called at every edit, with the changed fields only. */
  onFormChange: (part: Partial<LecturerForm>) => void;
  /** Problems by field. */
  problems: Partial<Record<keyof LecturerForm, string>>;
  /** Problem of the whole form. */
  notice: string | undefined;
  /** How often it could not be saved; then focus goes to what is wrong. */
  attempts: number;
  /** It is being sent; nothing can be sent twice. */
  saving: boolean;
  /** Values of two people for the same fields; none: there is nothing to choose. */
  conflict: LecturerConflict;
  /** Called by 'Simpan' and Enter; the caller judges the form. */
  onSubmit: () => void;
  /** Where 'Kembali ke Daftar' leads. */
  listHref: string;
  /** 'Batal' and 'Kembali ke Daftar'. */
  onCancel: () => void;
}

/** The form of a lecturer. */
export function LecturerFormView({
  editing,
  form,
  onFormChange,
  problems,
  notice,
  attempts,
  saving,
  conflict,
  onSubmit,
  listHref,
  onCancel,
}: LecturerFormViewProps) {
  const lecturerMessages = useTexts(lecturerTexts);
  const adminMessages = useTexts(adminTexts);
  const fields = useRef<HTMLFormElement>(null);
  useFocusInvalid(fields, attempts);
  const bind = (field: 'nama' | 'email' | 'password' | 'confirmation') => ({
    name: field,
    value: form[field],
    error: problems[field],
    readOnly: saving,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onFormChange({ [field]: event.target.value }),
  });
  const title = editing ? lecturerMessages.editTitle : lecturerMessages.addTitle;

  return (
    <FormPage title={title} listHref={listHref} onBack={onCancel}>
      <Card>
        <Form ref={fields} aria-label={title} onSubmit={onSubmit}>
          {notice !== undefined && <Alert tone="danger">{notice}</Alert>}
          <TextField
            {...bind('nama')}
            label={lecturerMessages.nameLabel}
            placeholder={lecturerMessages.namePlaceholder}
            autoComplete="off"
            required
          />
          <TextField
            {...bind('email')}
            type="email"
            label={lecturerMessages.emailLabel}
            placeholder={lecturerMessages.emailPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            {...bind('password')}
            label={lecturerMessages.passwordLabel}
            hint={editing ? lecturerMessages.passwordKeepHint : lecturerMessages.passwordHint}
            showLabel={lecturerMessages.showPassword}
            hideLabel={lecturerMessages.hidePassword}
            autoComplete="new-password"
            required={!editing}
            optional={editing}
          />
          <PasswordField
            {...bind('confirmation')}
            label={lecturerMessages.confirmationLabel}
            showLabel={lecturerMessages.showConfirmation}
            hideLabel={lecturerMessages.hideConfirmation}
            autoComplete="new-password"
            required={!editing}
            optional={editing}
          />
          {editing && (
            <Checkbox
              name="active"
              label={lecturerMessages.activeLabel}
              hint={lecturerMessages.activeHint}
              checked={form.active}
              onChange={(event) => onFormChange({ active: event.target.checked })}
            />
          )}
          <LecturerConflictChoice form={form} conflict={conflict} />
          <FormActions>
            <Button disabled={saving} onClick={onCancel}>
              {adminMessages.cancel}
            </Button>
            {conflict.fields.length === 0 && (
              <Button type="submit" variant="primary" busy={saving}>
                {saving ? adminMessages.saving : adminMessages.save}
              </Button>
            )}
          </FormActions>
        </Form>
      </Card>
    </FormPage>
  );
}
