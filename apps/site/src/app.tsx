import type { SessionUser } from '@bank-soal/contract/session';
import { ApiProvider } from '@bank-soal/screens/api';
import { DataProvider, type KnownAnswers } from '@bank-soal/screens/data';
import { SessionProvider } from '@bank-soal/screens/session';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alive } from './alive.js';
import { api } from './api.js';
import { Crash } from './crash.js';
import { SiteRoutes } from './routes.js';
import { session } from './session.js';
import { Toasts } from './toasts.js';

/** Props of {@link App}. */
export interface AppProps {
  /** What the page has brought along. */
  known?: KnownAnswers | undefined;
  /** Who the page is drawn for; by default a visitor. */
  drawnFor?: SessionUser | undefined;
  /** Makes the memory of answers; by default the browser's one. */
  cache?: ComponentProps<typeof DataProvider>['cache'];
  /** Puts the routes where the address comes from: the browser, or what it has asked for. */
  router: (routes: ReactNode) => ReactNode;
  /** Called once a page that was drawn on a server is alive. */
  onAlive?: () => void;
}

/** Everything that the screens need around them: the same on a server and in the browser. */
export function App({ known, drawnFor, cache, router, onAlive }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Crash}>
      <Alive value={onAlive}>
        <SessionProvider store={session} drawnFor={drawnFor}>
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
      </Alive>
    </ErrorBoundary>
  );
}
