import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { loginTexts } from '../../indonesian/login.js';
import type { SignInWays } from './login-state.js';

type Campus = NonNullable<Extract<SignInWays, { status: 'ready' }>['campus']>;

/** Leads to the campus's own sign-in. */
export function CampusButton({ label, href, busy }: Campus) {
  const { campus, campusBusy } = useTexts(loginTexts);
  if (busy) {
    return (
      <Button variant="primary" size="lg" width="full" busy>
        {campusBusy}
      </Button>
    );
  }
  return (
    <Button asChild variant="primary" size="lg" width="full">
      <a href={href}>{campus(label)}</a>
    </Button>
  );
}
