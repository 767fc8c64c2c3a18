'use client';

import { AccountButton } from '@bank-soal/ui/user-menu';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { ThemeStore } from '../account/theme-store.js';
import { useSite } from '../data/use-site.js';
import { displayName } from '../session/display-name.js';
import { useSession } from '../session/session-provider.js';
import type { FrameHrefs } from './frame-hrefs.js';
import { SiteFrameView } from './site-frame-view.js';

// The menu itself comes after the first screen; until then its button keeps its place.
const AccountMenu = lazy(async () => {
  const { AccountMenu: component } = await import('../account/account-menu.js');
  return { default: component };
});

/** Props of {@link SiteFrame}. */
export interface SiteFrameProps {
  hrefs: FrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Called after Logout, when the record is gone; the specification reloads the page (§4). */
  onSignedOut: () => void;
  mainRef?: Ref<HTMLElement>;
  /** The theme that can be chosen in the person's menu; without it there is no menu. */
  theme?: ThemeStore;
  children: ReactNode;
}

/** The frame around every screen, with the session in its header. */
export function SiteFrame({ onSignedOut, theme, ...rest }: SiteFrameProps) {
  const { user, signOut } = useSession();
  const site = useSite();

  function logout() {
    signOut();
    onSignedOut();
  }

  const name = user && displayName(user);
  return (
    <SiteFrameView
      {...rest}
      account={
        name !== undefined &&
        theme && (
          <Suspense fallback={<AccountButton name={name} showName="always" />}>
            <AccountMenu hrefs={rest.hrefs} theme={theme} />
          </Suspense>
        )
      }
      site={site.status === 'ready' ? site.data : undefined}
      username={name}
      onLogout={logout}
    />
  );
}
