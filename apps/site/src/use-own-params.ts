import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { mergeParams } from './merge-params.js';

/** Puts what a page asks for into its address. */
export type SetOwnParams = (
  wanted: URLSearchParams,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/**
 * The query of the page's address. What a page asks for before it shows what was asked for a moment
 * earlier leaves that in place: the address is ahead of what is drawn. What it sends late, such as a
 * filter that waits for more keys, is dropped once another page is on its way: it would lead back.
 */
export function useOwnParams(): [URLSearchParams, SetOwnParams] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  return [
    params,
    (wanted, options) => {
      if (window.location.pathname !== pathname) return;
      const latest = new URLSearchParams(window.location.search);
      setParams(mergeParams(params, wanted, latest), { ...options, preventScrollReset: true });
    },
  ];
}
