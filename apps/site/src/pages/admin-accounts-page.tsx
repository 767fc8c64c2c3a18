import { AccountsScreen, accountListAddress } from '@bank-soal/screens/admin-accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminAccountsTexts } from '../texts/admin-accounts.js';
import { useOwnParams, usePageTitle, useToLogin } from './page-hooks.js';

export function AdminAccountsPage() {
  usePageTitle(useTexts(adminAccountsTexts).title);
  const [params, setParams] = useOwnParams();
  return (
    <AccountsScreen
      state={accountListAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(accountListAddress.write(next), { replace })}
      onSignedOut={useToLogin()}
    />
  );
}
