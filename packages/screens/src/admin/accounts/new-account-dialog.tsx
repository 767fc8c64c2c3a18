import { EMAIL_MAX, NAME_MAX } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { Select } from '@bank-soal/ui/select';
import { TextField } from '@bank-soal/ui/text-field';
import { accountListTexts } from '../../indonesian/account-list.js';
import { AccountFormDialog, type AccountFormDialogProps } from './account-form-dialog.js';

/** Kinds that an account can begin as; an administrator is made of one that is there. */
export const NEW_KINDS = ['student', 'lecturer'] as const;

/** Values of a new account's form. */
export interface NewAccount {
  kind: (typeof NEW_KINDS)[number];
  nama: string;
  email: string;
  password: string;
}

/** Fields in which something can be wrong. */
export type NewAccountField = 'nama' | 'email' | 'password';

export interface NewAccountDialogProps extends Omit<AccountFormDialogProps, 'title' | 'children'> {
  /** Values of the form; nothing while none is being added. */
  form: NewAccount | undefined;
  onFormChange: (part: Partial<NewAccount>) => void;
  /** Problems by field, in words. */
  problems: Partial<Record<NewAccountField, string>>;
}

/** Adds one account. */
export function NewAccountDialog({
  form,
  onFormChange,
  problems,
  ...dialog
}: NewAccountDialogProps) {
  const words = useTexts(accountListTexts);
  const bind = (field: NewAccountField) => ({
    name: field,
    error: problems[field],
    required: true,
    readOnly: dialog.saving,
    value: form?.[field],
    onChange: (event: { target: { value: string } }) =>
      onFormChange({ [field]: event.target.value }),
  });
  return (
    <AccountFormDialog title={words.addTitle} {...dialog}>
      {form && (
        <>
          <Select
            name="kind"
            label={words.kind}
            options={NEW_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={form.kind}
            onChange={(event) => onFormChange({ kind: event.target.value as NewAccount['kind'] })}
          />
          <TextField
            {...bind('nama')}
            label={words.name}
            placeholder={words.namePlaceholder}
            autoComplete="off"
            maxLength={NAME_MAX}
          />
          <TextField
            {...bind('email')}
            type="email"
            label={words.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
          />
          <PasswordField
            {...bind('password')}
            label={words.password}
            hint={words.passwordHint}
            autoComplete="new-password"
          />
        </>
      )}
    </AccountFormDialog>
  );
}
