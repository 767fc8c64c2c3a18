import { CourseTagsScreen, listAddress } from '@bank-soal/screens/admin-course-tags';
import { useSession } from '@bank-soal/screens/session';
import { useCallback } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useLanguage } from '../language-provider.js';
import { paths } from '../paths.js';
import { useAddress } from '../use-address.js';
import { usePageTitle } from '../use-page-title.js';

const hrefs = { list: paths.courseTags };

export function CourseTagsPage() {
  const { site, courseTags } = useLanguage().words;
  const { isAdmin } = useSession();
  const [, navigate] = useLocation();
  const { params, write } = useAddress();
  const toLogin = useCallback(() => navigate(paths.login), [navigate]);
  usePageTitle(courseTags, site);
  if (!isAdmin) return <Redirect to={paths.login} replace />;
  return (
    <CourseTagsScreen
      state={listAddress.read(params)}
      onStateChange={(next, change) => write(listAddress.write(next), change)}
      hrefs={hrefs}
      onSignedOut={toLogin}
    />
  );
}
