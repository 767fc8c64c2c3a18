'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CIRCLE_USER } from '../../../lib/internal/drawings/circle-user.js';
import { LOG_IN } from '../../../lib/internal/drawings/log-in.js';
import { LOG_OUT } from '../../../lib/internal/drawings/log-out.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';

export interface HeaderSessionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The signed-in account: username, else email. Absent: signed out. */
  username?: string;
  /** Replaces icon and name, such as a `UserMenu`; the Logout button stays beside it. */
  account?: ReactNode;
  /** Where the Login button leads; without it a signed-out visitor sees none. */
  loginHref?: string;
  /** Ends the session. */
  onLogout?: () => void;
  /** Address that ends it by POST before and without scripts; with scripts `onLogout` is called instead. */
  logoutTo?: string | undefined;
  /**
   * The session is being ended.
   * @default false
   */
  busy?: boolean;
  /**
   * Draws only the icon of Logout on a phone, where the header has one line for everything, instead of on a tablet.
   * @default false
   */
  compact?: boolean;
  /**
   * Text of the button of who is signed out.
   * @default 'Login'
   */
  loginLabel?: string;
  /**
   * Text of the button that ends the session; its name where only the icon is drawn.
   * @default 'Logout'
   */
  logoutLabel?: string;
}

/** The session at the end of a header: a Login button, or the name and a Logout button. */
export function HeaderSession({
  username,
  account,
  loginHref,
  onLogout,
  logoutTo,
  busy = false,
  compact = false,
  loginLabel,
  logoutLabel,
  className,
  ...rest
}: HeaderSessionProps) {
  const strings = useTexts(frameTexts);
  if (!username && loginHref === undefined) return null;
  const root = {
    'data-component': 'header-session',
    className: cn(
      'ui:flex ui:min-w-0 ui:items-center ui:justify-between ui:gap-x-3 ui:gap-y-2',
      !compact && 'ui:max-md:flex-wrap',
      className,
    ),
    ...rest,
  };
  if (!username) {
    return (
      <div {...root}>
        <Button asChild variant="primary" icon={<Glyph of={LOG_IN} />}>
          <HostLink href={loginHref ?? ''}>{loginLabel ?? strings['header.login']}</HostLink>
        </Button>
      </div>
    );
  }
  return (
    <div {...root}>
      {account ?? (
        <span className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:text-sm ui:text-text-muted">
          <Glyph
            of={CIRCLE_USER}
            size={20}
            className={cn('ui:shrink-0', compact && 'ui:max-sm:hidden')}
          />
          <span
            title={username}
            className={cn(
              'ui:min-w-0 ui:truncate ui:md:max-w-40 ui:lg:max-w-56',
              compact && 'ui:max-sm:max-w-24',
            )}
          >
            {username}
          </span>
        </span>
      )}
      {onLogout ? (
        <Button
          busy={busy}
          icon={<Glyph of={LOG_OUT} />}
          className="ui:shrink-0"
          submitTo={logoutTo === undefined ? undefined : { method: 'post', action: logoutTo }}
          onClick={onLogout}
        >
          <span className={compact ? 'ui:max-sm:sr-only' : 'ui:min-w-0 ui:md:max-lg:sr-only'}>
            {logoutLabel ?? strings['header.logout']}
          </span>
        </Button>
      ) : null}
    </div>
  );
}
