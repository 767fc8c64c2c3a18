import { AllSetsScreen, allSetsAddress } from '@bank-soal/screens/admin-all-sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useOwnParams, usePageTitle, useToLogin } from '../page-hooks.js';
import { adminAllSetsTexts } from '../texts/admin-all-sets.js';

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
