'use client';

import type { ReactNode } from 'react';
import { LOG_OUT } from '../../../lib/internal/drawings/log-out.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '../../actions/menu/index.js';
import { AccountButton } from './account-button.js';

export interface UserMenuProps {
  /** The signed-in account. */
  name: string;
  /** Stands at the head of the list, such as an email. */
  detail?: string;
  /** Picture of the person. */
  src?: string;
  /** Stands beside the name: how much waits for the person. */
  badge?: ReactNode;
  /**
   * Where the name is drawn: everywhere, or not on a phone.
   * @default 'wide'
   */
  showName?: 'always' | 'wide';
  /**
   * Whether the list is shown at first; `'first-item'` with the focus on its first item, as after a key.
   * @default false
   */
  defaultOpen?: boolean | 'first-item';
  /**
   * On a phone the list stands below its button instead of floating, as in a header's panel.
   * @default false
   */
  inFlow?: boolean;
  /** Ends the session; without it there is no such item. */
  onLogout?: () => void;
  /**
   * Text of the item that ends the session.
   * @default 'Logout'
   */
  logoutLabel?: string;
  /** Further items: `MenuItem` and `MenuLink`. */
  children?: ReactNode;
}

/** The signed-in account, and its actions. */
export function UserMenu({
  name,
  detail,
  src,
  badge,
  showName,
  defaultOpen,
  inFlow,
  onLogout,
  logoutLabel,
  children,
}: UserMenuProps) {
  const strings = useTexts(frameTexts);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger>
        <AccountButton name={name} src={src} badge={badge} showName={showName} />
      </MenuTrigger>
      <MenuContent inFlow={inFlow}>
        <MenuLabel>
          {name}
          {detail ? (
            <span className="ui:block ui:font-normal ui:text-text-muted ui:wrap-anywhere">
              {detail}
            </span>
          ) : null}
        </MenuLabel>
        {children}
        {onLogout ? (
          <>
            <MenuSeparator />
            <MenuItem icon={<Glyph of={LOG_OUT} />} onSelect={() => onLogout()}>
              {logoutLabel ?? strings['header.logout']}
            </MenuItem>
          </>
        ) : null}
      </MenuContent>
    </Menu>
  );
}
