import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The address of a page, as the screens take it: what it says, and how it changes. */
export function useAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback(
    (next: URLSearchParams, options: { replace: boolean }) => {
      const text = next.toString();
      navigate(text === '' ? path : `${path}?${text}`, options);
    },
    [navigate, path],
  );
  return { path, params, write };
}
