import { useSite } from '@bank-soal/screens/data';
import { createContext, startTransition, useContext, useEffect, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loginHref } from './paths.js';

const NAME = 'Bank Soal Informatika';

/** Told the title while a page is drawn on a server, which has no document. */
export const TellTitle = createContext<((title: string) => void) | undefined>(undefined);

/** Titles the page 'X · Bank Soal Informatika'; without an X only the site's name. */
export function usePageTitle(title?: string): void {
  const site = useSite();
  const name = site.status === 'ready' ? site.data.name : NAME;
  const whole = title === undefined ? name : `${title} · ${name}`;
  useContext(TellTitle)?.(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

const valuesOf = (params: URLSearchParams, key: string) => params.getAll(key).join('\n');

/**
 * What someone asks for, on top of what else has come into the address since they saw it.
 *
 * @param seen what the page showed
 * @param wanted what it then asked for
 * @param latest what the address says by now
 */
export function mergeParams(
  seen: URLSearchParams,
  wanted: URLSearchParams,
  latest: URLSearchParams,
): URLSearchParams {
  if (`${seen}` === `${latest}`) return wanted;
  const merged = new URLSearchParams(latest);
  for (const key of new Set([...seen.keys(), ...wanted.keys()])) {
    if (valuesOf(wanted, key) === valuesOf(seen, key)) continue;
    merged.delete(key);
    for (const value of wanted.getAll(key)) merged.append(key, value);
  }
  return merged;
}

/** Puts what a page asks for into its address. */
export type SetOwnParams = (
  wanted: URLSearchParams,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/** How a page shows its address. */
export interface OwnParamsOptions {
  /**
   * What was asked for is shown before the router has followed, which on a busy page may be late: a tab that does not
   * change is pressed again, and one pressed meanwhile is not taken for the chosen one. For what is cheap to draw twice.
   * @default false
   */
  atOnce?: boolean;
}

/**
 * The query of the page's address. What a page asks for before it shows what was asked for a moment
 * earlier leaves that in place: the address is ahead of what is drawn. What it sends late, such as a
 * filter that waits for more keys, is dropped once another page is on its way: it would lead back.
 */
export function useOwnParams({
  atOnce = false,
}: OwnParamsOptions = {}): [URLSearchParams, SetOwnParams] {
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
