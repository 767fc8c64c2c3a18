import {
  AdminIcon,
  FileIcon,
  FilesIcon,
  KeyIcon,
  LibraryIcon,
  NoticeIcon,
  PeopleIcon,
  PinIcon,
  UploadIcon,
} from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MenuChoices, MenuItem, MenuLink, MenuSeparator } from '@bank-soal/ui/menu';
import type { ThemeChoice } from '@bank-soal/ui/theme-toggle';
import { UserMenu } from '@bank-soal/ui/user-menu';
import type { ReactNode } from 'react';
import { accountTexts } from '../indonesian/account.js';

export interface AccountMenuViewProps {
  /** The signed-in user: username, else email. */
  name: string;
  email: string;
  hrefs: {
    upload?: string;
    ownSets?: string;
    papers?: string;
    questions?: string;
    notices?: string;
    mySets?: string;
    myData?: string;
    /** Only for administrators. */
    admin?: string;
  };
  /** Stands at the button. */
  badge?: ReactNode;
  /** How many notices are not read. @default 0 */
  unread?: number;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onChangePassword: () => void;
  /**
   * Whether the menu is shown at first; `'first-item'` with the focus on its first item.
   * @default false
   */
  defaultOpen?: boolean | 'first-item';
}

const THEMES = ['system', 'light', 'dark'] as const;

/** Actions on one's account. Logout stands beside it, in the header. */
export function AccountMenuView({
  name,
  email,
  hrefs,
  badge,
  unread = 0,
  theme,
  onThemeChange,
  onChangePassword,
  defaultOpen,
}: AccountMenuViewProps) {
  const messages = useTexts(accountTexts);
  const { formatCount } = useFormats();
  const themes = THEMES.map((value) => ({ value, label: messages[value] }));
  return (
    <UserMenu
      name={name}
      badge={badge}
      detail={email === name ? undefined : email}
      showName="always"
      inFlow
      defaultOpen={defaultOpen}
    >
      {hrefs.notices !== undefined && (
        <MenuLink href={hrefs.notices} icon={<NoticeIcon />}>
          {messages.notices(unread > 0 ? formatCount(unread) : '')}
        </MenuLink>
      )}
      {hrefs.mySets !== undefined && (
        <MenuLink href={hrefs.mySets} icon={<PinIcon />}>
          {messages.mySets}
        </MenuLink>
      )}
      {hrefs.upload !== undefined && (
        <MenuLink href={hrefs.upload} icon={<UploadIcon />}>
          {messages.upload}
        </MenuLink>
      )}
      {hrefs.ownSets !== undefined && (
        <MenuLink href={hrefs.ownSets} icon={<FilesIcon />}>
          {messages.ownSets}
        </MenuLink>
      )}
      {hrefs.papers !== undefined && (
        <MenuLink href={hrefs.papers} icon={<FileIcon />}>
          {messages.papers}
        </MenuLink>
      )}
      {hrefs.questions !== undefined && (
        <MenuLink href={hrefs.questions} icon={<LibraryIcon />}>
          {messages.questions}
        </MenuLink>
      )}
      {hrefs.admin !== undefined && (
        <MenuLink href={hrefs.admin} icon={<AdminIcon />}>
          {messages.admin}
        </MenuLink>
      )}
      {hrefs.myData !== undefined && (
        <MenuLink href={hrefs.myData} icon={<PeopleIcon />}>
          {messages.myData}
        </MenuLink>
      )}
      <MenuItem icon={<KeyIcon />} onSelect={onChangePassword}>
        {messages.password}
      </MenuItem>
      <MenuSeparator />
      <MenuChoices label={messages.theme} options={themes} value={theme} onChange={onThemeChange} />
    </UserMenu>
  );
}
