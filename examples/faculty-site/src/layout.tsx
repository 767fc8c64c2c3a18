import { AdminFrame } from '@bank-soal/screens/admin-frame';
import { SiteFrame } from '@bank-soal/screens/frame';
import { BrandMark } from '@bank-soal/ui/frame';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from './language-provider.js';
import { LanguageSwitch } from './language-switch.js';
import { paths } from './paths.js';
import { theme } from './session.js';

const marks = <BrandMark name={null} src="/logo.svg" />;

function useFrame() {
  const [path, navigate] = useLocation();
  const { words } = useLanguage();
  return {
    path,
    marks,
    site: { name: words.site, faculty: words.faculty },
    tools: <LanguageSwitch />,
    onSignedOut: () => navigate(paths.search),
  };
}

/** The frame around the pages for everyone. */
export function Layout({ children }: { children: ReactNode }) {
  const hrefs = {
    home: paths.search,
    search: paths.search,
    login: paths.login,
    admin: paths.courseTags,
  };
  return (
    <SiteFrame {...useFrame()} hrefs={hrefs} theme={theme}>
      {children}
    </SiteFrame>
  );
}

/** The frame around the administration. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const hrefs = { site: paths.search, courseTags: paths.courseTags };
  return (
    <AdminFrame {...useFrame()} hrefs={hrefs}>
      {children}
    </AdminFrame>
  );
}
