import { type RefObject, useEffect, useState } from 'react';

/**
 * Lets an element fill the screen.
 *
 * @returns whether it does, `null` where the browser cannot; and a function that changes it
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): readonly [boolean | null, () => void] {
  const [full, setFull] = useState<boolean | null>(null);

  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const read = () => setFull(document.fullscreenElement === element.current);
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);

  function toggle() {
    const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A refusal, such as a frame without the permission, leaves the view as it is.
    change?.catch(() => {});
  }

  return [full, toggle];
}
