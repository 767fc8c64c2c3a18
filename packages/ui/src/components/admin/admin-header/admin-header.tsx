'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useScrollEdges } from '../../../lib/internal/scroll-edges/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { HeaderBrand, HeaderSession, type SiteHeaderLink } from '../../frame/site-header/index.js';
import { Container } from '../../layout/container/index.js';

const LINK =
  'ui:relative ui:flex ui:min-h-11 ui:items-center ui:whitespace-nowrap ui:rounded-sm ui:px-3 ui:font-medium ui:text-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:focus-visible:-outline-offset-4 ui:transition-colors ui:hover:text-text ui:aria-[current]:font-semibold ui:aria-[current]:text-text ui:aria-[current]:line-below';

/** Areas that belong together, and their name. */
type AdminHeaderGroup = Pick<SiteHeaderLink, 'label'> & { links: readonly SiteHeaderLink[] };

export interface AdminHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Name of the site. */
  name: string;
  /** Where the name leads. */
  homeHref: string;
  /** The bar below: one link an area, alone or in a group. */
  links: readonly (SiteHeaderLink | AdminHeaderGroup)[];
  /**
   * The signed-in account.
   * @default 'Admin'
   */
  username?: string;
  /** Ends the session; without it there is no Logout button. */
  onLogout?: () => void;
  /** Replaces the two built-in marks. */
  marks?: ReactNode;
  /** Stands before the session, such as a theme toggle. */
  end?: ReactNode;
  /**
   * Name of the navigation.
   * @default 'Navigasi admin'
   */
  navLabel?: string;
}

function Item({ label, href, current }: SiteHeaderLink) {
  return (
    <li className="ui:shrink-0">
      <HostLink href={href} aria-current={current ? 'page' : undefined} className={LINK}>
        {label}
      </HostLink>
    </li>
  );
}

function Group({ label, links }: AdminHeaderGroup) {
  const id = useId();
  return (
    <li className="ui:shrink-0 ui:border-border ui:not-last:border-e">
      <span id={id} className="ui:block ui:px-3 ui:text-text-muted ui:text-xs">
        {label}
      </span>
      <ul aria-labelledby={id} className="ui:flex">
        {links.map((link) => (
          <Item key={link.href} {...link} />
        ))}
      </ul>
    </li>
  );
}

/** The head of the administration: the programme, who is signed in, and a bar of areas. */
export function AdminHeader({
  name,
  homeHref,
  links,
  username,
  onLogout,
  marks,
  end,
  navLabel,
  className,
  ...rest
}: AdminHeaderProps) {
  const strings = useTexts(moreTexts);
  const bar = useRef<HTMLUListElement>(null);
  useScrollEdges(bar);
  const areas = links.flatMap((item) => ('links' in item ? item.links : item));
  const current = areas.find((link) => link.current)?.href;

  // On a phone the bar is scrolled: where one is must be in sight.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link && current !== undefined) {
      bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
    }
  }, [current]);

  return (
    <header
      data-component="admin-header"
      className={cn('ui:border-border ui:border-b ui:bg-surface ui:print:hidden', className)}
      {...rest}
    >
      <Container className="ui:flex ui:min-h-14 ui:items-center ui:justify-between ui:gap-4">
        <HeaderBrand name={name} href={homeHref} marks={marks} />
        <div className="ui:flex ui:min-w-0 ui:items-center ui:gap-3">
          {end}
          <HeaderSession
            compact
            username={username || strings['adminHeader.label']}
            onLogout={onLogout}
          />
        </div>
      </Container>
      <Container>
        <nav aria-label={navLabel ?? strings['adminHeader.nav']} className="ui:min-w-0">
          <ul ref={bar} className="ui:relative ui:-mx-3 ui:flex ui:items-end ui:scroll-edges">
            {links.map((item) =>
              'links' in item ? (
                <Group key={item.label} {...item} />
              ) : (
                <Item key={item.href} {...item} />
              ),
            )}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
