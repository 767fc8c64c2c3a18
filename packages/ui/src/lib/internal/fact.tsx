import type { ReactNode } from 'react';
import { HostLink } from '../public/link-provider/index.js';
import { FACT_LINK } from './card-style/index.js';

/** A fact of a set, with what it is for those who do not see its place; a link where it leads somewhere. */
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
        <HostLink href={href} className={FACT_LINK}>
          {children}
        </HostLink>
      )}
    </>
  );
}
