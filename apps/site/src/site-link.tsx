import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

// The router's own link brings prefetching and view transitions along, which nobody uses here.
function InnerLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const navigate = useLinkClickHandler(href);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }
  return (
    <a {...rest} href={useHref(href)} onClick={follow}>
      {children}
    </a>
  );
}

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
  return <InnerLink href={href} {...rest} />;
}
