import { NotFoundScreen } from '@bank-soal/screens/not-found';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AdminLayout, Layout } from './layout.js';
import { SearchPage } from './pages/search-page.js';
import { paths } from './paths.js';

const PreviewPage = lazy(async () => ({
  default: (await import('./pages/preview-page.js')).PreviewPage,
}));
const LoginPage = lazy(async () => ({
  default: (await import('./pages/login-page.js')).LoginPage,
}));
const BuilderPage = lazy(async () => ({
  default: (await import('./pages/builder-page.js')).BuilderPage,
}));
const CourseTagsPage = lazy(async () => ({
  default: (await import('./pages/course-tags-page.js')).CourseTagsPage,
}));

/** This site's pages. */
export function Routes() {
  return (
    <Switch>
      <Route path={paths.courseTags}>
        <AdminLayout>
          <Suspense fallback={<LoadingStatus />}>
            <CourseTagsPage />
          </Suspense>
        </AdminLayout>
      </Route>
      <Route>
        <Layout>
          <Suspense fallback={<LoadingStatus />}>
            <Switch>
              <Route path={paths.search} component={SearchPage} />
              <Route path="/soal/:id">{({ id }) => <PreviewPage id={id} />}</Route>
              <Route path={paths.builder} component={BuilderPage} />
              <Route path={paths.login} component={LoginPage} />
              <Route>
                <NotFoundScreen hrefs={{ home: paths.search }} />
              </Route>
            </Switch>
          </Suspense>
        </Layout>
      </Route>
    </Switch>
  );
}
