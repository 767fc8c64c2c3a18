import { useSite } from '../../data/site/use-site.js';
import { useSession } from '../../session/session-provider.js';
import { useSignOut } from '../../session/use-sign-out.js';
import type { FramedSite, FrameProps, OwnSite } from './frame-props.js';

const NO_LOGOS = { university: null, department: null };

/**
 * Name, faculty and marks for the frames: the host's own words before the server's settings.
 *
 * @returns undefined while no name is known
 */
function useOwnSite(own: OwnSite | undefined): FramedSite | undefined {
  const site = useSite();
  const settings = site.status === 'ready' ? site.data : undefined;
  const name = own?.name ?? settings?.name;
  if (name === undefined) return undefined;
  return {
    name,
    faculty: own?.faculty ?? settings?.faculty ?? '',
    logos: settings?.logos ?? NO_LOGOS,
  };
}

/** The frames' session: the signed-in user, and the logout. */
export function useFrameSession({
  site: own,
  onSignedOut,
}: Pick<FrameProps, 'site' | 'onSignedOut'>) {
  const { user } = useSession();
  const signOut = useSignOut();
  const site = useOwnSite(own);

  function onLogout() {
    signOut();
    onSignedOut();
  }
  return { user, site, onLogout };
}
