import { useSite } from '@bank-soal/screens/data';
import { mergeParams } from '@bank-soal/screens/frame';
import { createContext, startTransition, useContext, useEffect, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loginHref } from '../paths.js';

const NAME = 'Bank Soal Informatika';

/** Receives the title of a page on a server, which has no document, and what it is about. */
export const OnTitle = createContext<((title: string, about?: string) => void) | undefined>(
  undefined,
);

/**
 * Titles the page 'X · Bank Soal Informatika'; without an X only the site's name.
 *
 * @param about what a link to the page says below its title where it is pasted
 */
export function usePageTitle(title?: string, about?: string): void {
  const site = useSite();
  const name = site.status === 'ready' ? site.data.name : NAME;
  const whole = title === undefined ? name : `${title} · ${name}`;
  useContext(OnTitle)?.(whole, about);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** Writes the query of a page. */
export type SetOwnParams = (
  wanted: URLSearchParams,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/**
 * Reads and writes the query of the page. The address may be ahead of the rendered page, so a change is merged into it,
 * and dropped once another page is on its way: it would lead back.
 *
 * @param options `atOnce`: whether a change shows before the router has followed, for what is cheap to render twice
 */
export function useOwnParams({ atOnce = false } = {}): [URLSearchParams, SetOwnParams] {
  const { pathname, state } = useLocation();
  const [params, setParams] = useSearchParams();
  const [ahead, show] = useOptimistic(params);
  const seen = atOnce ? ahead : params;
  return [
    seen,
    (wanted, options) => {
      if (window.location.pathname !== pathname) return;
      const next = mergeParams(seen, wanted, new URLSearchParams(window.location.search));
      const go = () => setParams(next, { ...options, state, preventScrollReset: true });
      if (!atOnce) go();
      else
        startTransition(() => {
          show(next);
          go();
        });
    },
  ];
}

/** Leads to the login, and from there back to this page. */
export function useToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate(loginHref(pathname + search));
}
