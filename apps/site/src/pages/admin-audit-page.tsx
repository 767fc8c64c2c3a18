import { AuditScreen, auditAddress } from '@bank-soal/screens/admin-audit';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from '../admin-paths.js';
import { paths } from '../paths.js';
import { adminAuditTexts } from '../texts/admin-audit.js';
import { useOwnParams, usePageTitle, useToLogin } from './page-hooks.js';

const narrowed = (page: string, q: string) => `${page}?${new URLSearchParams({ q })}`;

export function AdminAuditPage() {
  usePageTitle(useTexts(adminAuditTexts).title);
  const { pathname } = useLocation();
  const { accounts, courseTags, materialTags } = adminHrefs(pathname);
  const [params, setParams] = useOwnParams();
  return (
    <AuditScreen
      state={auditAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(auditAddress.write(next), { replace })}
      hrefs={{
        audit: (state) => `${pathname}?${auditAddress.write(state)}`,
        set: paths.preview,
        account: (q) => narrowed(accounts, q),
        courseTag: (q) => narrowed(courseTags, q),
        materialTag: (q) => narrowed(materialTags, q),
      }}
      onSignedOut={useToLogin()}
    />
  );
}
