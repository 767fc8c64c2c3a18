import { CourseTaggingScreen, taggingAddress } from '@bank-soal/screens/admin-course-tagging';
import { useLocation, useSearchParams } from 'react-router-dom';
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
      state={taggingAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(taggingAddress.write(next), { replace, preventScrollReset: true })
      }
      hrefs={{ courses: pathname, course: (id) => `${pathname}?course=${id}`, courseTags }}
      onSignedOut={useToLogin()}
    />
  );
}
