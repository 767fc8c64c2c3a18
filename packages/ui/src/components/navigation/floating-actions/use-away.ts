import { useEffect, useState } from 'react';

/** How far the page has to go, in pixels, before it counts as going up or down. */
const STEP = 8;

/** Whether the page was scrolled down last: someone reads on, and wants nothing in the way. */
export function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function look() {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP) return;
      last += moved;
      setAway(moved > 0 && last > 0);
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return away;
}
