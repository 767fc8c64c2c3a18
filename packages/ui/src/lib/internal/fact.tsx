import type { ReactNode } from 'react';
import { HostLink } from '../public/link-provider/index.js';
import { FACT_LINK } from './card-style/index.js';

/**
 * A fact of a set, with what it is for those who do not see its place; a link where it leads somewhere, for the
 * mouse: among many cards the keyboard has fewer stops, and finds the same links on the set's own page.
 */
export function Fact({
  name,
  href,
  children,
}: {
  name: string;
  href: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      {/* Beside the link: what is hidden in one lies under the press that is aimed at its middle. */}
      <span className="ui:sr-only">{name}: </span>
      {href === undefined ? (
        children
      ) : (
        <HostLink href={href} tabIndex={-1} className={FACT_LINK}>
          {children}
        </HostLink>
      )}
    </>
  );
}
