'use client';

import {
  type ComponentPropsWithRef,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

/** Component that renders a link: takes the props of `<a>`, `href` included. */
export type LinkComponent = ElementType<ComponentPropsWithRef<'a'>>;

const LinkContext = createContext<LinkComponent>('a');

/**
 * Gives every link of the library the host's way of navigating, so that the library knows no router.
 *
 * @example
 * <LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</LinkProvider>
 */
export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The host's link component; plain `a` when the host gave none. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}

/** A link as the host renders it, without a look of its own. */
export function HostLink(props: ComponentPropsWithRef<'a'> & { href: string }) {
  return createElement(useLinkComponent(), props);
}
