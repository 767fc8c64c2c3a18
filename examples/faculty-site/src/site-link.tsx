import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';

/** How the library's links navigate: inside the site without a reload, everything else as usual. */
export function SiteLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  const inside = href.startsWith('/') && !href.startsWith('/api/');
  if (inside && rest.download === undefined && rest.target === undefined) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
