'use client';

import type { ReactNode, Ref } from 'react';
import { useSite } from '../data/use-site.js';
import { displayName } from '../session/display-name.js';
import { useSession } from '../session/session-provider.js';
import type { FrameHrefs } from './frame-hrefs.js';
import { SiteFrameView } from './site-frame-view.js';

/** Props of {@link SiteFrame}. */
export interface SiteFrameProps {
  hrefs: FrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Called after Logout, when the record is gone; the specification reloads the page (§4). */
  onSignedOut: () => void;
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame around every screen, with the session in its header. */
export function SiteFrame({ onSignedOut, ...rest }: SiteFrameProps) {
  const { user, signOut } = useSession();
  const site = useSite();

  function logout() {
    signOut();
    onSignedOut();
  }

  return (
    <SiteFrameView
      {...rest}
      site={site.status === 'ready' ? site.data : undefined}
      username={user && displayName(user)}
      onLogout={logout}
    />
  );
}
