import { type DragEvent, useRef, useState } from 'react';

/**
 * Takes files that are dropped on an element.
 *
 * @returns whether files hover over it, and the handlers to spread on it
 */
export function useDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent: only the balance tells whether the pointer is outside.
  const depth = useRef(0);

  function move(event: DragEvent, change: number) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  }

  return [
    over,
    {
      onDragEnter: (event: DragEvent) => move(event, 1),
      onDragOver: (event: DragEvent) => move(event, 0),
      onDragLeave: (event: DragEvent) => move(event, -1),
      onDrop: (event: DragEvent) => {
        move(event, 0);
        depth.current = 0;
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      },
    },
  ] as const;
}
