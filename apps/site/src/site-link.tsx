import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

/** How the library's links navigate: inside the site without a reload, everything else as usual. */
export function SiteLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  const inside = href.startsWith('/') && !href.startsWith('/api/');
  if (!inside || rest.download !== undefined || rest.target !== undefined) {
    const { children, ...own } = rest;
    return (
      <a href={href} {...own}>
        {children}
      </a>
    );
  }
  return <Link to={href} {...rest} />;
}
