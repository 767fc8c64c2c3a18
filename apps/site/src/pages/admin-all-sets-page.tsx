import { AllSetsScreen, allSetsAddress } from '@bank-soal/screens/admin-all-sets';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAllSetsPage() {
  usePageTitle('Semua Paket Soal');
  const [params, setParams] = useSearchParams();
  return (
    <AllSetsScreen
      state={allSetsAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(allSetsAddress.write(next), { replace, preventScrollReset: true })
      }
      onSignedOut={useToLogin()}
    />
  );
}
