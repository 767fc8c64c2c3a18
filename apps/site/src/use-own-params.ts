import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { mergeParams } from './merge-params.js';

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
