'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../lib/cn/index.js';
import { useFrameStrings } from '../../lib/strings/index.js';
import { BrandMark } from '../brand-mark/index.js';
import { Container } from '../container/index.js';

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Name of the programme. */
  name: string;
  /** A second line, such as faculty and university. */
  organisation?: string;
  /**
   * Year of the copyright.
   * @default '2025'
   */
  year?: string;
  /** Replaces the two built-in marks. */
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
  const strings = useFrameStrings();
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
          <span data-part="marks" className="ui:flex ui:shrink-0 ui:gap-2">
            {marks ?? (
              <>
                <BrandMark variant="university" name={null} size="sm" />
                <BrandMark variant="department" name={null} size="sm" />
              </>
            )}
          </span>
          <div className="ui:min-w-0 ui:wrap-anywhere">
            <p className="ui:font-semibold ui:text-text">{name}</p>
            {organisation ? <p className="ui:text-xs">{organisation}</p> : null}
          </div>
        </div>
        <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-6 ui:gap-y-2">
          {end}
          <p className="ui:min-w-0 ui:text-pretty ui:wrap-anywhere">
            {rights ?? strings['siteFooter.rights'](year, name)}
          </p>
        </div>
      </Container>
    </footer>
  );
}
