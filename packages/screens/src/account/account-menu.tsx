'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { displayName } from '../session/display-name.js';
import { useSession } from '../session/session-provider.js';
import { AccountMenuView } from './account-menu-view.js';
import type { ThemeStore } from './theme-store.js';

// Few people ever open it, so nobody waits for it at first.
const PasswordScreen = lazy(async () => {
  const { PasswordScreen: component } = await import('./password/password-screen.js');
  return { default: component };
});

export interface AccountMenuProps {
  /** Where the menu leads; what has no address is not in it. */
  hrefs: {
    /** Settings, copy and removal of the account. */
    myData?: string;
    /** Shown to administrators only. */
    admin?: string;
  };
  /** Keeps which theme was chosen; make it once for the page. */
  theme: ThemeStore;
  /** Path and query of this page, which is loaded anew in a language; without it there is no choice of languages. */
  languagesAt?: string | undefined;
  /**
   * Whether it is shown at first; `'first-item'` with the focus on its first item.
   * @default false
   */
  defaultOpen?: boolean | 'first-item';
}

/** The signed-in person's menu: administration, data, password, language, theme. */
export function AccountMenu({ hrefs, theme, languagesAt, defaultOpen }: AccountMenuProps) {
  const { user, isAdmin } = useSession();
  const [changing, setChanging] = useState(false);
  const choice = useSyncExternalStore(theme.subscribe, theme.choice, theme.choice);
  if (!user) return null;
  return (
    <>
      <AccountMenuView
        name={displayName(user)}
        email={user.email}
        hrefs={{ ...hrefs, admin: isAdmin ? hrefs.admin : undefined }}
        languagesAt={languagesAt}
        theme={choice}
        onThemeChange={theme.choose}
        onChangePassword={() => setChanging(true)}
        defaultOpen={defaultOpen}
      />
      {changing && (
        <Suspense fallback={null}>
          <PasswordScreen onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
