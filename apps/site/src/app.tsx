import { ApiProvider, createHttpApi, MyDataApiProvider } from '@bank-soal/screens/api';
import { DataProvider } from '@bank-soal/screens/data';
import { SessionProvider } from '@bank-soal/screens/session';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { Crash } from './crash.js';
import { myDataApi } from './my-api.js';
import { SiteRoutes } from './routes.js';
import { accessToken, session } from './session.js';
import { Toasts } from './toasts.js';

const api = createHttpApi({ accessToken });

/** Everything that the screens need around them. */
export function App() {
  return (
    <ErrorBoundary FallbackComponent={Crash}>
      <SessionProvider store={session}>
        <ApiProvider api={api}>
          <MyDataApiProvider api={myDataApi}>
            <DataProvider>
              <BrowserRouter>
                <SiteRoutes />
                <Toasts />
              </BrowserRouter>
            </DataProvider>
          </MyDataApiProvider>
        </ApiProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}
