import { useCallback } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of the page's address. What a page sends late, such as a filter that waits for more keys,
 * is dropped once another page is on its way: it would lead back.
 */
export function useOwnParams(): ReturnType<typeof useSearchParams> {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const setOwn = useCallback<SetURLSearchParams>(
    (...change) => {
      if (window.location.pathname === pathname) setParams(...change);
    },
    [pathname, setParams],
  );
  return [params, setOwn];
}
