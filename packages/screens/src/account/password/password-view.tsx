import { PASSWORD_MIN } from '@bank-soal/contract/common';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { useId } from 'react';
import { accountTexts } from '../../indonesian/account.js';
import { loginTexts } from '../../indonesian/login.js';
import type { PasswordForm } from './check-password-form.js';
import type { PasswordState } from './password-state.js';

export interface PasswordViewProps {
  form: PasswordForm;
  state: PasswordState;
  onChange: (part: Partial<PasswordForm>) => void;
  onSubmit: () => void;
  onClose: () => void;
}

const FIELDS = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password' },
  { name: 'confirm', autoComplete: 'new-password' },
] as const;

function Actions({ state, onClose, formId }: PasswordViewProps & { formId: string }) {
  const messages = useTexts(accountTexts);
  if (state.status === 'saved') {
    return (
      <Button variant="primary" onClick={onClose}>
        {messages.close}
      </Button>
    );
  }
  const busy = state.status === 'busy';
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {busy ? messages.saving : messages.save}
      </Button>
    </>
  );
}

function Fields({
  form,
  state,
  onChange,
  onSubmit,
  formId,
}: PasswordViewProps & { formId: string }) {
  const loginMessages = useTexts(loginTexts);
  const messages = useTexts(accountTexts);
  const problems = state.status === 'invalid' ? state.problems : {};
  return (
    <Form id={formId} aria-label={messages.passwordTitle} gap="md" onSubmit={onSubmit}>
      {state.status === 'failed' && (
        <Alert tone="danger" title={state.sentence}>
          {state.detail}
        </Alert>
      )}
      {FIELDS.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={messages[name]}
          hint={name === 'next' ? messages.nextHint(String(PASSWORD_MIN)) : undefined}
          autoComplete={autoComplete}
          showLabel={loginMessages.showPassword}
          hideLabel={loginMessages.hidePassword}
          required
          error={problems[name]}
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </Form>
  );
}

/** The dialog in which one changes one's own password. */
export function PasswordView(props: PasswordViewProps) {
  const messages = useTexts(accountTexts);
  const { state, onClose } = props;
  const formId = useId();
  return (
    <Dialog open onOpenChange={(open) => open || state.status === 'busy' || onClose()}>
      <DialogContent
        size="sm"
        title={messages.passwordTitle}
        description={messages.passwordText}
        footer={<Actions {...props} formId={formId} />}
      >
        {state.status === 'saved' ? (
          <Alert tone="success" title={messages.saved} />
        ) : (
          <Fields {...props} formId={formId} />
        )}
      </DialogContent>
    </Dialog>
  );
}
