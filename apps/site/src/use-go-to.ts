import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { newVisit } from './page-visit.js';

/** Goes to an address of the site without a reload. */
export type GoTo = (address: string) => void;

const isShown = (address: string) => new URL(address, location.href).href === location.href;

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
  // Where one is already, no step is left behind: as the browser does it.
  return useCallback(
    (address) =>
      void latest.current(address, {
        replace: isShown(address),
        // Within a page it is the page that knows the place.
        state: address.includes('#') ? null : newVisit(),
      }),
    [],
  );
}
