import type { ReactNode } from 'react';
import { HostLink } from '../../public/link-provider/index.js';
import { FACT_LINK } from '../card-style/index.js';

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
  const words = (
    <>
      <span className="ui:sr-only">{name}: </span>
      {children}
    </>
  );
  return href === undefined ? (
    words
  ) : (
    <HostLink href={href} className={FACT_LINK}>
      {words}
    </HostLink>
  );
}
