import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  type AccountAnswer,
  type AccountKind,
  type AccountStatus,
} from '@bank-soal/contract/accounts';
import { EMAIL_MAX, NAME_MAX } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { Select } from '@bank-soal/ui/select';
import { TextField } from '@bank-soal/ui/text-field';
import { accountListTexts } from '../../indonesian/account-list.js';
import { AccountFormDialog, type AccountFormDialogProps } from './account-form-dialog.js';

/** Values of an account's form; no password leaves the one that it has. */
export type AccountForm = Pick<AccountAnswer, 'name' | 'email' | 'kind' | 'status'> & {
  password: string;
};

export interface AccountDialogProps extends Omit<AccountFormDialogProps, 'title' | 'children'> {
  /** Values of the form; nothing while no account is being changed. */
  form: AccountForm | undefined;
  onFormChange: (part: Partial<AccountForm>) => void;
  /** Problem of the password, in words. */
  problem?: string | undefined;
}

/** Changes an account. */
export function AccountDialog({ form, onFormChange, problem, ...dialog }: AccountDialogProps) {
  const words = useTexts(accountListTexts);
  const { saving } = dialog;
  return (
    <AccountFormDialog title={words.editTitle} {...dialog}>
      {form && (
        <>
          <TextField
            name="name"
            label={words.name}
            autoComplete="off"
            maxLength={NAME_MAX}
            required
            readOnly={saving}
            value={form.name}
            onChange={(event) => onFormChange({ name: event.target.value })}
          />
          <TextField
            name="email"
            type="email"
            label={words.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
            required
            readOnly={saving}
            value={form.email}
            onChange={(event) => onFormChange({ email: event.target.value })}
          />
          <Select
            name="kind"
            label={words.kind}
            hint={words.kindHint}
            options={ACCOUNT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={form.kind}
            onChange={(event) => onFormChange({ kind: event.target.value as AccountKind })}
          />
          <Select
            name="status"
            label={words.status}
            hint={words.statusHint}
            options={ACCOUNT_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
            value={form.status}
            onChange={(event) => onFormChange({ status: event.target.value as AccountStatus })}
          />
          <PasswordField
            name="password"
            label={words.newPassword}
            hint={words.newPasswordHint}
            autoComplete="new-password"
            readOnly={saving}
            error={problem}
            value={form.password}
            onChange={(event) => onFormChange({ password: event.target.value })}
          />
        </>
      )}
    </AccountFormDialog>
  );
}
