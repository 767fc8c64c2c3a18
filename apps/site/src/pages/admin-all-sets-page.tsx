import { AllSetsScreen, allSetsAddress } from '@bank-soal/screens/admin-all-sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminAllSetsTexts } from '../texts/admin-all-sets.js';
import { useOwnParams, usePageTitle, useToLogin } from './page-hooks.js';

export function AdminAllSetsPage() {
  usePageTitle(useTexts(adminAllSetsTexts).title);
  const [params, setParams] = useOwnParams();
  return (
    <AllSetsScreen
      state={allSetsAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(allSetsAddress.write(next), { replace })}
      onSignedOut={useToLogin()}
    />
  );
}
