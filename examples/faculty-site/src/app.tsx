import { createClient } from '@bank-soal/contract/client';
import { ApiProvider } from '@bank-soal/screens/api';
import { DataProvider } from '@bank-soal/screens/data';
import { SessionProvider } from '@bank-soal/screens/session';
import { LinkProvider } from '@bank-soal/ui/lib/link-provider';
import { ToastRegion } from '@bank-soal/ui/toast';
import { type Chosen, LanguageProvider } from './language-provider.js';
import { Routes } from './routes.js';
import { accessToken, session } from './session.js';
import { SiteLink } from './site-link.js';

const api = createClient({ accessToken });

/** What the screens need around them: session, calls, data, language and links. */
export function App({ start }: { start: Chosen }) {
  return (
    <SessionProvider store={session}>
      <ApiProvider api={api}>
        <DataProvider>
          <LanguageProvider start={start}>
            <LinkProvider component={SiteLink}>
              <Routes />
            </LinkProvider>
            <ToastRegion />
          </LanguageProvider>
        </DataProvider>
      </ApiProvider>
    </SessionProvider>
  );
}
