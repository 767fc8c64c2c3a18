import { AuditScreen, auditAddress } from '@bank-soal/screens/admin-audit';
import { useLocation } from 'react-router-dom';
import { useOwnParams } from '../use-own-params.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAuditPage() {
  usePageTitle('Riwayat');
  const { pathname } = useLocation();
  const [params, setParams] = useOwnParams();
  return (
    <AuditScreen
      state={auditAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(auditAddress.write(next), { replace })}
      hrefs={{ audit: (state) => `${pathname}?${auditAddress.write(state)}` }}
      onSignedOut={useToLogin()}
    />
  );
}
