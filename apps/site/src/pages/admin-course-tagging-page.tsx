import { CourseTaggingScreen } from '@bank-soal/screens/admin-course-tagging';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readTagging, writeTagging } from '../admin-address.js';
import { adminHrefs } from '../admin-paths.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminCourseTaggingPage() {
  usePageTitle('Tagging Mata Kuliah');
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { courseTags } = adminHrefs(pathname);
  return (
    <CourseTaggingScreen
      state={readTagging(params)}
      onStateChange={(next, { replace }) =>
        setParams(writeTagging(next), { replace, preventScrollReset: true })
      }
      hrefs={{ courses: pathname, course: (id) => `${pathname}?course=${id}`, courseTags }}
      onSignedOut={useToLogin()}
    />
  );
}
