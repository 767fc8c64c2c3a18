import type { KeyboardEvent } from 'react';

/**
 * Closes a layer by an Escape that is pressed inside. Radix gives the key to the layer that came last, which may be a
 * message.
 *
 * @returns a handler for the layer's content
 */
export function ownEscape<Target>(
  close: () => void,
  onKeyDown?: (event: KeyboardEvent<Target>) => void,
): (event: KeyboardEvent<Target>) => void {
  return (event) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
