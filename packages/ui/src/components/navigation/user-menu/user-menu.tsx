'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
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
import { AccountButton, type AccountButtonProps } from './account-button.js';

/** Props of {@link UserMenu}. Native props reach the button. */
export interface UserMenuProps
  extends Pick<AccountButtonProps, 'name' | 'src' | 'showName'>,
    Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** Stands at the head of the list, such as an email. */
  detail?: string;
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
  defaultOpen,
  inFlow,
  onLogout,
  logoutLabel,
  children,
  ...rest
}: UserMenuProps) {
  const strings = useTexts(frameTexts);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger>
        <AccountButton name={name} {...rest} />
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
