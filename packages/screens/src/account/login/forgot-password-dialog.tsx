import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogClose, DialogContent } from '@bank-soal/ui/dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { loginTexts } from '../../indonesian/login.js';

/** Says whom to ask for a new password. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const loginMessages = useTexts(loginTexts);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="sm"
        title={loginMessages.forgotTitle}
        description={loginMessages.forgotText}
        footer={
          <DialogClose>
            <Button variant="primary">{loginMessages.forgotClose}</Button>
          </DialogClose>
        }
      />
    </Dialog>
  );
}
