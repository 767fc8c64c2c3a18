import { CourseTaggingScreen, taggingAddress } from '@bank-soal/screens/admin-course-tagging';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from '../admin-paths.js';
import { adminCourseTaggingTexts } from '../texts/admin-course-tagging.js';
import { useOwnParams, usePageTitle, useToLogin } from './page-hooks.js';

export function AdminCourseTaggingPage() {
  usePageTitle(useTexts(adminCourseTaggingTexts).title);
  const { pathname } = useLocation();
  const [params, setParams] = useOwnParams();
  const { courseTags } = adminHrefs(pathname);
  return (
    <CourseTaggingScreen
      state={taggingAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(taggingAddress.write(next), { replace })}
      hrefs={{ courses: pathname, course: (id) => `${pathname}?course=${id}`, courseTags }}
      onSignedOut={useToLogin()}
    />
  );
}
