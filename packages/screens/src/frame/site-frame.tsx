'use client';

import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import { AccountButton } from '@bank-soal/ui/user-menu';
import type { ReactNode } from 'react';
import type { ThemeStore } from '../account/index.js';
import { useMenuOnDemand } from '../browser/use-menu-on-demand.js';
import { displayName } from '../session/display-name.js';
import type { FrameHrefs } from './frame-hrefs.js';
import { type FrameProps, useFrameSession } from './shared/index.js';
import { SiteFrameView } from './site-frame-view.js';

// The menu itself comes when it is asked for; until then its button keeps its place. Out of the index
// it would come with the theme, which is there from the start.
const loadMenu = async () => (await import('../account/account-menu.js')).AccountMenu;

export interface SiteFrameProps extends FrameProps {
  /** Where the header and the person's menu lead. */
  hrefs: FrameHrefs;
  /** The theme that can be chosen in the person's menu; without it there is no menu. */
  theme?: ThemeStore;
  /** Stands at the bell, such as `UnreadBadge` of `@bank-soal/screens/notices`. */
  badge?: ReactNode;
}

function Account({
  name,
  theme,
  ...rest
}: Pick<SiteFrameProps, 'hrefs' | 'languagesAt'> & { name: string; theme: ThemeStore }) {
  const { menu: Menu, defaultOpen, button } = useMenuOnDemand(loadMenu);
  if (Menu) return <Menu theme={theme} defaultOpen={defaultOpen} {...rest} />;
  return <AccountButton name={name} showName="always" {...button} />;
}

/** The frame around every screen, with the session in its header. */
export function SiteFrame({ onSignedOut, theme, site: own, ...rest }: SiteFrameProps) {
  const { user, site, onLogout } = useFrameSession({ site: own, onSignedOut });
  const name = user && displayName(user);
  return (
    <SiteFrameView
      {...rest}
      account={
        name !== undefined &&
        theme && (
          <Account name={name} hrefs={rest.hrefs} theme={theme} languagesAt={rest.languagesAt} />
        )
      }
      teaches={isLecturer(user?.roles) || isAdmin(user?.roles)}
      site={site}
      username={name}
      onLogout={onLogout}
    />
  );
}
