'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Container } from '../../layout/container/index.js';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Name of the programme. */
  name: string;
  /** Of whom the programme is a part, such as faculty and university. */
  organisation?: string;
  /**
   * Year of the copyright.
   * @default '2025'
   */
  year?: string;
  /** Marks of whose site it is, such as both with their names: a narrow header has room for one. */
  marks?: ReactNode;
  /** Replaces the sentence made of year and name. */
  rights?: ReactNode;
  /** Further links, at the end. */
  end?: ReactNode;
}

/** The end of every page: whose site it is and whose rights. */
export function SiteFooter({
  name,
  organisation,
  year = '2025',
  marks,
  rights,
  end,
  className,
  ...rest
}: SiteFooterProps) {
  const strings = useTexts(frameTexts);
  return (
    <footer
      data-component="site-footer"
      className={cn(
        'ui:border-border ui:border-t ui:bg-surface ui:text-sm ui:text-text-muted ui:print:hidden',
        className,
      )}
      {...rest}
    >
      <Container className="ui:flex ui:flex-col ui:gap-x-8 ui:gap-y-4 ui:py-6 ui:md:flex-row ui:md:items-center ui:md:justify-between">
        <div className="ui:flex ui:min-w-0 ui:items-center ui:gap-3">
          {marks ? (
            <span data-part="marks" className="ui:flex ui:shrink-0 ui:gap-2">
              {marks}
            </span>
          ) : null}
          <p className="ui:min-w-0 ui:text-pretty ui:wrap-anywhere">
            {rights ?? strings['siteFooter.rights'](year, name)}
          </p>
        </div>
        {organisation || end ? (
          <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-6 ui:gap-y-2">
            {organisation ? <p className="ui:min-w-0 ui:wrap-anywhere">{organisation}</p> : null}
            {end}
          </div>
        ) : null}
      </Container>
    </footer>
  );
}
