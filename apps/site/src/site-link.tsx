import { LinkProvider } from '@bank-soal/ui/lib/link-provider';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a link leaves in the browser's history beside the address. */
interface PageVisit {
  /**
   * Which visit of its page this is: whoever follows a link to the page that they are on, such as to all sets of a
   * topic, is at the beginning of another. What a page itself puts into its address goes on with the same one.
   */
  visit: string;
  /** Path and query of the page with the link. */
  from: string;
}

/** Which visit of its page an entry of the history belongs to; empty where no link has led there. */
export const visitOf = (state: unknown): string => (state as PageVisit | null)?.visit ?? '';

/** Path and query of the page whose link led here; `undefined` where none did. */
export const usePreviousPage = () => (useLocation().state as PageVisit | null)?.from;

/** Goes to an address of the site without a reload. */
type GoTo = (address: string) => void;

/**
 * A way to go elsewhere that stays the same function wherever one is: hundreds of links of a list need not be drawn
 * again with each change of the address, as the router's own would be.
 */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((address) => {
    const { pathname, search, href } = location;
    const visit: PageVisit = { visit: Date.now().toString(36), from: pathname + search };
    void latest.current(address, {
      // Where one is already, no step is left behind: as the browser does it.
      replace: new URL(address, href).href === href,
      // Within a page it is the page that knows the place.
      state: address.includes('#') ? null : visit,
    });
  }, []);
}

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
