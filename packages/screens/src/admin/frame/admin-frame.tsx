'use client';

import type { ReactNode, Ref } from 'react';
import { type OwnSite, useOwnSite } from '../../frame/shared/index.js';
import { useSession } from '../../session/session-provider.js';
import { useSignOut } from '../../session/use-sign-out.js';
import type { AdminFrameHrefs } from './admin-frame-hrefs.js';
import { AdminFrameView } from './admin-frame-view.js';

/** Props of {@link AdminFrame}. */
export interface AdminFrameProps {
  /** The links of the bar. */
  hrefs: AdminFrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Called after Logout, when the record is gone: load the page anew, so that nothing stays. */
  onSignedOut: () => void;
  /** The main part, which takes focus when the page changes. */
  mainRef?: Ref<HTMLElement>;
  /** What the host says of itself; the server's settings say the rest. */
  site?: OwnSite;
  /** Replaces both marks, in header and footer. */
  marks?: ReactNode;
  /** Stands before the session, such as a switch of languages. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame around the administration's screens, with the session in its header. */
export function AdminFrame({ onSignedOut, site: own, ...rest }: AdminFrameProps) {
  const { user } = useSession();
  const signOut = useSignOut();
  const site = useOwnSite(own);

  function logout() {
    signOut();
    onSignedOut();
  }

  return (
    <AdminFrameView
      {...rest}
      site={site}
      username={user?.username.trim() || undefined}
      onLogout={logout}
    />
  );
}
