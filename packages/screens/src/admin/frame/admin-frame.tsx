'use client';

import { type FrameProps, useFrameSession } from '../../frame/shared/index.js';
import type { AdminFrameHrefs } from './admin-frame-hrefs.js';
import { AdminFrameView } from './admin-frame-view.js';

export interface AdminFrameProps extends FrameProps {
  /** The links of the bar. */
  hrefs: AdminFrameHrefs;
}

/** The frame around the administration's screens, with the session in its header. */
export function AdminFrame({ onSignedOut, site: own, ...rest }: AdminFrameProps) {
  const { user, site, onLogout } = useFrameSession({ site: own, onSignedOut });
  const username = user?.username.trim() || undefined;
  return <AdminFrameView {...rest} site={site} username={username} onLogout={onLogout} />;
}
