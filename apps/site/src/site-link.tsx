import { LinkProvider } from '@bank-soal/ui/lib/link-provider';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { type GoTo, useGoTo } from './use-go-to.js';

const GoToContext = createContext<GoTo>(() => undefined);

/** Whether a click asks for nothing special, such as another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** How the library's links navigate: inside the site without a reload, everything else as usual. */
function SiteLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const goTo = useContext(GoToContext);
  const inside = /^[/?]/.test(href) && !href.startsWith('/api/');
  const follows = inside && rest.download === undefined && rest.target === undefined;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    goTo(href);
  }
  return (
    <a {...rest} href={href} onClick={follows ? follow : onClick}>
      {children}
    </a>
  );
}

/** Gives the links below it the site's way of navigating. */
export function SiteLinks({ children }: { children: ReactNode }) {
  return (
    <GoToContext value={useGoTo()}>
      <LinkProvider component={SiteLink}>{children}</LinkProvider>
    </GoToContext>
  );
}
