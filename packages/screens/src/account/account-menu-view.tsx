import {
  ActiveIcon,
  AdminIcon,
  KeyIcon,
  LanguageIcon,
  OpenIcon,
  PeopleIcon,
} from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import {
  MenuChoices,
  MenuItem,
  MenuLink,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '@bank-soal/ui/menu';
import type { ThemeChoice } from '@bank-soal/ui/theme-toggle';
import { UserMenu } from '@bank-soal/ui/user-menu';
import { useLanguages } from '../frame/shared/index.js';
import { accountTexts } from '../indonesian/account.js';
import { frameTexts } from '../indonesian/frame.js';

export interface AccountMenuViewProps {
  /** The signed-in user: username, else email. */
  name: string;
  email: string;
  hrefs: {
    myData?: string;
    /** Only for administrators. */
    admin?: string;
  };
  /** Path and query of this page; without it there is no choice of languages. */
  languagesAt?: string | undefined;
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

function Languages({ address }: { address: string }) {
  const { language: label } = useTexts(frameTexts);
  return (
    <MenuSub>
      <MenuSubTrigger icon={<LanguageIcon />}>{label}</MenuSubTrigger>
      <MenuSubContent>
        {useLanguages(address).map(({ name, isShown, link }) => (
          <MenuLink key={link.lang} {...link} icon={isShown ? <ActiveIcon /> : <OpenIcon />}>
            {name}
          </MenuLink>
        ))}
      </MenuSubContent>
    </MenuSub>
  );
}

/** Actions on the account itself. Logout stands beside it, in the header; the person's pages are links there. */
export function AccountMenuView({
  name,
  email,
  hrefs,
  languagesAt,
  theme,
  onThemeChange,
  onChangePassword,
  defaultOpen,
}: AccountMenuViewProps) {
  const messages = useTexts(accountTexts);
  const themes = THEMES.map((value) => ({ value, label: messages[value] }));
  return (
    <UserMenu
      name={name}
      detail={email === name ? undefined : email}
      showName="always"
      inFlow
      defaultOpen={defaultOpen}
    >
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
      {languagesAt !== undefined && <Languages address={languagesAt} />}
      <MenuSeparator />
      <MenuChoices label={messages.theme} options={themes} value={theme} onChange={onThemeChange} />
    </UserMenu>
  );
}
