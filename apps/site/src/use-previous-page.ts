import { useState } from 'react';
import { type Location, useLocation, useOutletContext } from 'react-router-dom';

/** The page before this one in this visit; `undefined` at the first. */
export function useTrackedPages(): Location | undefined {
  const location = useLocation();
  const [pages, setPages] = useState<{ current: Location; previous?: Location }>({
    current: location,
  });
  if (pages.current.pathname !== location.pathname) {
    setPages({ current: location, previous: pages.current });
  } else if (pages.current !== location) {
    setPages({ ...pages, current: location });
  }
  return pages.previous;
}

/** The page before this one, inside a page. */
export function usePreviousPage(): Location | undefined {
  return useOutletContext<Location | undefined>();
}
