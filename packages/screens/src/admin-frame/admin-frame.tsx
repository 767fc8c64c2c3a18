'use client';

import type { ReactNode, Ref } from 'react';
import { useSite } from '../data/use-site.js';
import { displayName } from '../session/display-name.js';
import { useSession } from '../session/session-provider.js';
import type { AdminFrameHrefs } from './admin-frame-hrefs.js';
import { AdminFrameView } from './admin-frame-view.js';

/** Props of {@link AdminFrame}. */
export interface AdminFrameProps {
  hrefs: AdminFrameHrefs;
  /** Path of the page that is shown. */
  path: string;
  /** Called after Logout, when the record is gone; the specification reloads the page (§4). */
  onSignedOut: () => void;
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame around the administration's screens, with the session in its header. */
export function AdminFrame({ onSignedOut, ...rest }: AdminFrameProps) {
  const { user, signOut } = useSession();
  const site = useSite();

  function logout() {
    signOut();
    onSignedOut();
  }

  return (
    <AdminFrameView
      {...rest}
      site={site.status === 'ready' ? site.data : undefined}
      username={user && displayName(user)}
      onLogout={logout}
    />
  );
}
