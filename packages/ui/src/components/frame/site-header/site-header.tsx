'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { MENU } from '../../../lib/internal/drawings/menu.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Container } from '../../layout/container/index.js';
import { HeaderBrand } from './header-brand.js';
import { usePanel } from './use-panel.js';

const LINK =
  'ui:relative ui:flex ui:min-h-11 ui:items-center ui:rounded-md ui:px-3 ui:font-medium ui:text-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:transition-colors ui:hover:bg-surface-hover ui:hover:text-text ui:md:min-h-10 ui:md:max-lg:px-2';
const CURRENT =
  'ui:aria-[current]:font-semibold ui:aria-[current]:text-text ui:[--line-drop:-0.75rem] ui:max-md:aria-[current]:line-start ui:md:aria-[current]:line-below';

/** A link of a header's navigation. */
export interface SiteHeaderLink {
  /** Visible text. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The page that is being shown. */
  current?: boolean;
}

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Name of the site. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** The navigation: 'Home', 'Cari Soal', 'Paket Soal' on the assembled site. */
  links: readonly SiteHeaderLink[];
  /** A `HeaderSession`, or the host's own. */
  end?: ReactNode;
  /** Stands before `end`, such as a switch of languages. */
  tools?: ReactNode;
  /** Stands in sight at every width, such as a bell with its number. */
  notices?: ReactNode;
  /** Replaces the two built-in marks. */
  marks?: ReactNode;
  /**
   * Name of the navigation.
   * @default 'Navigasi utama'
   */
  navLabel?: string;
  /**
   * Text of the button that shows the navigation on a phone.
   * @default 'Menu'
   */
  menuLabel?: string;
}

/** The head of every page: whose site it is, where one can go, who is signed in. */
export function SiteHeader({
  name,
  homeHref,
  links,
  end,
  tools,
  notices,
  marks,
  navLabel,
  menuLabel,
  className,
  ...rest
}: SiteHeaderProps) {
  const strings = useTexts(frameTexts);
  const panelId = useId();
  const content = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  usePanel(content, menuButton, open, close);

  return (
    <header
      data-component="site-header"
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'ui:sticky ui:top-0 ui:z-30 ui:border-border ui:border-b ui:bg-surface ui:print:hidden',
        className,
      )}
      {...rest}
    >
      <Container
        ref={content}
        className="ui:flex ui:min-h-14 ui:items-center ui:gap-x-5 ui:md:min-h-16 ui:lg:gap-x-10"
      >
        <HeaderBrand name={name} href={homeHref} marks={marks} />
        {notices && <div className="ui:-me-5 ui:ms-auto ui:shrink-0 ui:md:hidden">{notices}</div>}
        <Button
          ref={menuButton}
          variant="ghost"
          icon={open ? <Glyph of={X} size={20} /> : <Glyph of={MENU} size={20} />}
          aria-expanded={open}
          aria-controls={panelId}
          className={cn('ui:-me-3 ui:shrink-0 ui:md:hidden', !notices && 'ui:ms-auto')}
          onClick={() => setOpen(!open)}
        >
          {menuLabel ?? strings['header.menu']}
        </Button>
        <div
          id={panelId}
          data-part="panel"
          className={cn(
            open ? 'ui:flex' : 'ui:hidden ui:md:flex',
            'ui:min-w-0 ui:gap-3 ui:bg-surface ui:md:grow ui:md:items-center ui:md:justify-between ui:md:gap-4',
            'ui:max-md:absolute ui:max-md:max-h-[calc(100dvh-3.5rem)] ui:max-md:flex-col ui:max-md:overflow-y-auto ui:max-md:inset-x-0 ui:max-md:top-full ui:border-border ui:max-md:border-b ui:max-md:p-4 ui:max-md:shadow-float',
          )}
        >
          <nav aria-label={navLabel ?? strings['header.nav']} className="ui:min-w-0 ui:md:shrink-0">
            <ul className="ui:flex ui:max-md:flex-col ui:max-md:gap-1 ui:md:whitespace-nowrap ui:lg:gap-1">
              {links.map(({ label, href, current }) => (
                <li key={href} className="ui:min-w-0">
                  <HostLink
                    href={href}
                    aria-current={current ? 'page' : undefined}
                    className={cn(LINK, CURRENT)}
                    onClick={close}
                  >
                    {label}
                  </HostLink>
                </li>
              ))}
            </ul>
          </nav>
          {end || tools || notices ? (
            <div
              data-part="end"
              className="ui:flex ui:min-w-0 ui:gap-3 ui:max-md:flex-col ui:md:items-center ui:border-border ui:max-md:border-t ui:max-md:pt-3"
            >
              {tools && <div className="ui:shrink-0">{tools}</div>}
              {notices && <div className="ui:-me-4 ui:shrink-0 ui:max-md:hidden">{notices}</div>}
              {end && <div className="ui:min-w-0">{end}</div>}
            </div>
          ) : null}
        </div>
      </Container>
    </header>
  );
}
