import type { SessionUser } from '@bank-soal/contract/accounts';
import { ApiProvider } from '@bank-soal/screens/api';
import { DataProvider, FileAddress, type KnownAnswers } from '@bank-soal/screens/data';
import { SessionProvider } from '@bank-soal/screens/session';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { api, session } from './browser-state.js';
import { Crash } from './layout.js';
import { plainPaths } from './paths.js';
import { SiteRoutes } from './routes.js';
import { Toasts } from './toasts.js';

/** Props of {@link App}. */
export interface AppProps {
  /** Initial data of the page. */
  known?: KnownAnswers | undefined;
  /** The user that the page is rendered for; by default a visitor. */
  renderedFor?: SessionUser | undefined;
  /** Makes the cache of answers; by default that of the browser. */
  cache?: ComponentProps<typeof DataProvider>['cache'];
  /** Puts the routes into a router, of the browser or of a request. */
  router: (routes: ReactNode) => ReactNode;
}

/** Everything that the screens need around them: the same on a server and in the browser. */
export function App({ known, renderedFor, cache, router }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Crash}>
      <FileAddress value={plainPaths.download}>
        <SessionProvider store={session} drawnFor={renderedFor}>
          <ApiProvider api={api} mySets>
            <DataProvider known={known} cache={cache}>
              {router(
                <>
                  <SiteRoutes />
                  <Toasts />
                </>,
              )}
            </DataProvider>
          </ApiProvider>
        </SessionProvider>
      </FileAddress>
    </ErrorBoundary>
  );
}
