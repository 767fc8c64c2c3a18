'use client';

import { ChevronDown, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../lib/strings/index.js';
import { Avatar } from '../avatar/index.js';
import { Button } from '../button/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '../menu/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** Who is signed in. */
  name: string;
  /** Stands at the head of the list, such as an email. */
  detail?: string;
  /** Picture of the person. */
  src?: string;
  /** Ends the session; without it there is no such item. */
  onLogout?: () => void;
  /**
   * @default 'Logout'
   */
  logoutLabel?: string;
  /** Further items: `MenuItem` and `MenuLink`. */
  children?: ReactNode;
}

/** Who is signed in, and what they can do with their account. */
export function UserMenu({ name, detail, src, onLogout, logoutLabel, children }: UserMenuProps) {
  const strings = useStrings();
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="ghost" className="ui:max-w-full ui:min-w-0">
          <VisuallyHidden>{strings['userMenu.label'](name)}</VisuallyHidden>
          <Avatar name={name} src={src} size="sm" />
          <span
            aria-hidden
            className="ui:max-w-40 ui:min-w-0 ui:truncate ui:font-medium ui:max-sm:hidden"
          >
            {name}
          </span>
          <ChevronDown aria-hidden size={16} className="ui:shrink-0 ui:text-text-muted" />
        </Button>
      </MenuTrigger>
      <MenuContent>
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
            <MenuItem
              icon={<LogOut aria-hidden size={16} strokeWidth={1.5} />}
              onSelect={() => onLogout()}
            >
              {logoutLabel ?? strings['header.logout']}
            </MenuItem>
          </>
        ) : null}
      </MenuContent>
    </Menu>
  );
}
