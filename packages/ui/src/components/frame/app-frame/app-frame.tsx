import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { SkipLink } from '../../navigation/skip-link/index.js';

export interface AppFrameProps extends ComponentPropsWithRef<'div'> {
  /** A `SiteHeader`, `AdminHeader` or the host's own. */
  header?: ReactNode;
  /** A `SiteFooter` or the host's own; stays at the bottom of a short page. */
  footer?: ReactNode;
  /** A `Sidebar` or the host's own; beside the main part, on a phone above it. */
  sidebar?: ReactNode;
  /**
   * `id` of the main part, the skip link's target.
   * @default 'isi'
   */
  mainId?: string;
  /** The main part: it takes focus. */
  mainRef?: Ref<HTMLElement>;
  /**
   * Text of the skip link.
   * @default 'Lompat ke isi'
   */
  skipLabel?: string;
}

/** The frame around every page: skip link, header, main part, footer. */
export function AppFrame({
  header,
  footer,
  sidebar,
  mainId = 'isi',
  mainRef,
  skipLabel,
  className,
  children,
  ...rest
}: AppFrameProps) {
  const main = (
    <main
      id={mainId}
      ref={mainRef}
      tabIndex={-1}
      className="ui:flex ui:min-w-0 ui:grow ui:scroll-mt-20 ui:flex-col ui:outline-none"
    >
      {children}
    </main>
  );
  return (
    <div
      data-component="app-frame"
      className={cn(
        'ui:flex ui:min-h-dvh ui:flex-col ui:bg-canvas ui:font-sans ui:text-base ui:text-text ui:print:min-h-0 ui:print:bg-transparent',
        className,
      )}
      {...rest}
    >
      <SkipLink targetId={mainId}>{skipLabel}</SkipLink>
      {header}
      {sidebar ? (
        <div
          data-part="middle"
          className={cn(
            'ui:flex ui:min-w-0 ui:grow ui:flex-col ui:md:flex-row',
            // The height of a header that stays in sight.
            header !== undefined && 'ui:[--sidebar-top:4rem]',
          )}
        >
          {sidebar}
          {main}
        </div>
      ) : (
        main
      )}
      {footer}
    </div>
  );
}
