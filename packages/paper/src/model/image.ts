/** A picture that a file can hold. */
export interface PaperImage {
  /** Format of its bytes. */
  type: 'png' | 'jpg';
  /** The whole file. */
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** Printed no larger than it is at 144 pixels an inch, nor wider or higher than the room; in points. */
export function printedSize(
  { width, height }: PaperImage,
  room: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(0.5, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}
