import { AccountsScreen, accountListAddress } from '@bank-soal/screens/admin-accounts';
import { adminAccountsTexts } from '../texts/admin-accounts.js';
import { useOwnParams } from '../use-own-params.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAccountsPage() {
  usePageTitle(adminAccountsTexts.title);
  const [params, setParams] = useOwnParams();
  return (
    <AccountsScreen
      state={accountListAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(accountListAddress.write(next), { replace })}
      onSignedOut={useToLogin()}
    />
  );
}
