import { ApiProvider, createHttpApi } from '@bank-soal/screens/api';
import { DataProvider } from '@bank-soal/screens/data';
import { browserPlaces, createSessionStore, SessionProvider } from '@bank-soal/screens/session';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { Crash } from './crash.js';
import { SiteRoutes } from './routes.js';
import { Toasts } from './toasts.js';

const session = createSessionStore(browserPlaces());
const api = createHttpApi({ accessToken: () => session.user()?.accessToken });

/** Everything that the screens need around them. */
export function App() {
  return (
    <ErrorBoundary FallbackComponent={Crash}>
      <SessionProvider store={session}>
        <ApiProvider api={api}>
          <DataProvider>
            <BrowserRouter>
              <SiteRoutes />
            </BrowserRouter>
            <Toasts />
          </DataProvider>
        </ApiProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}
