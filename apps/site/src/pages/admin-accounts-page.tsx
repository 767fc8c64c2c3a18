import { AccountsScreen, accountListAddress } from '@bank-soal/screens/admin-accounts';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAccountsPage() {
  usePageTitle('Semua akun');
  const [params, setParams] = useSearchParams();
  return (
    <AccountsScreen
      state={accountListAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(accountListAddress.write(next), { replace, preventScrollReset: true })
      }
      onSignedOut={useToLogin()}
    />
  );
}
