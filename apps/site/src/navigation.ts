import { siteLinkOf, usePlace } from '@bank-soal/screens/frame';
import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** State that a link leaves in the browser's history beside the address. */
interface PageVisit {
  /** Identifies the visit of a page: a link to the same page begins another, a filter of the page does not. */
  visit: string;
  /** Path and query of the page with the link. */
  from: string;
}

/** The visit that an entry of the history belongs to; empty where no link has led there. */
export const visitOf = (state: unknown): string => (state as PageVisit | null)?.visit ?? '';

/** Path and query of the page whose link led here; `undefined` where none did. */
export const usePreviousPage = () => (useLocation().state as PageVisit | null)?.from;

/** Goes to an address of the site without a reload. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => {
    const { pathname, search, href } = location;
    const visit: PageVisit = { visit: Date.now().toString(36), from: pathname + search };
    void navigate(address, {
      // A link to the current address adds no entry, as in the browser.
      replace: new URL(address, href).href === href,
      // Within a page it is the page that knows the place.
      state: address.includes('#') ? null : visit,
    });
  };
}

/** Follows links of the site without a reload, by one listener: hundreds of links of a list need none of their own. */
export function useLinks(): void {
  const goTo = useGoTo();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const href = siteLinkOf(event);
      if (href === undefined) return;
      event.preventDefault();
      goTo(href);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  });
}

function currentEntry() {
  const { key = 'default', usr } = history.state ?? {};
  return { page: location.pathname + visitOf(usr), entry: key + location.pathname };
}

/** Restores scroll and focus of a page that is gone back to; the router's own restores no focus. */
export function usePagePlace(main: RefObject<HTMLElement | null>): void {
  const { pathname, key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // The first entry of every visit to the site has the same key.
  const entry = key + pathname;
  usePlace(main, { page: pathname + visitOf(state), entry, isBack, current: currentEntry });
}
