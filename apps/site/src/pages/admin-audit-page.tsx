import { AuditScreen, auditAddress } from '@bank-soal/screens/admin-audit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminAuditPage() {
  usePageTitle('Riwayat');
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  return (
    <AuditScreen
      state={auditAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(auditAddress.write(next), { replace, preventScrollReset: true })
      }
      hrefs={{ audit: (state) => `${pathname}?${auditAddress.write(state)}` }}
      onSignedOut={useToLogin()}
    />
  );
}
