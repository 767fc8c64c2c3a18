import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy, Suspense, useState } from 'react';
import { loginTexts } from '../../indonesian/login.js';

// Few people ever open it, so nobody waits for it at first.
const ForgotPasswordDialog = lazy(async () => {
  const { ForgotPasswordDialog: component } = await import('./forgot-password-dialog.js');
  return { default: component };
});

/** 'Lupa password?' and the dialog behind it. */
export function ForgotPassword() {
  const loginMessages = useTexts(loginTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {loginMessages.forgot}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
