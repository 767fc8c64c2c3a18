import type { ComponentPropsWithRef } from 'react';
import { fn } from 'storybook/test';

/** Called with the address that a host's link leads to. */
export const go = fn();

/** A link as a host's router has it: it goes there by itself, and the browser stays. */
export function HostLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}
