import type { SessionUser } from '@bank-soal/contract/accounts';
import { ApiProvider } from '@bank-soal/screens/api';
import { DataProvider, FileAddress, type KnownAnswers } from '@bank-soal/screens/data';
import { SessionProvider } from '@bank-soal/screens/session';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { api } from './api.js';
import { session } from './browser-state.js';
import { Crash } from './layout.js';
import { plainPaths } from './paths.js';
import { SiteRoutes } from './routes.js';
import { Toasts } from './toasts.js';

/** Props of {@link App}. */
export interface AppProps {
  /** What the page has brought along. */
  known?: KnownAnswers | undefined;
  /** Whom the page is rendered for; by default a visitor. */
  renderedFor?: SessionUser | undefined;
  /** Makes the memory of answers; by default the browser's one. */
  cache?: ComponentProps<typeof DataProvider>['cache'];
  /** Puts the routes where the address comes from: the browser, or what it has asked for. */
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
