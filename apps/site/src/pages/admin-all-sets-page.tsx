import { AllSetsScreen, allSetsAddress } from '@bank-soal/screens/admin-all-sets';
import { adminAllSetsTexts } from '../texts/admin-all-sets.js';
import { useOwnParams } from '../use-own-params.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAllSetsPage() {
  usePageTitle(adminAllSetsTexts.title);
  const [params, setParams] = useOwnParams();
  return (
    <AllSetsScreen
      state={allSetsAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(allSetsAddress.write(next), { replace })}
      onSignedOut={useToLogin()}
    />
  );
}
