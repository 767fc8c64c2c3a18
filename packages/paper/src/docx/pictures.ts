import { ImageRun } from 'docx';
import { type PaperImage, printedSize } from '../model/image.js';

/** Draws a picture within a width and height in points; what it shows is said beside it. */
export type DrawPicture = (
  image: PaperImage,
  alt: string,
  room: { width: number; height: number },
) => ImageRun;

/** The library counts pixels, 96 to the inch. */
const pixels = (points: number) => Math.max(1, Math.round((points * 96) / 72));

/** The writer of a document's pictures, whose numbers follow from their place: the library counts on and on. */
export function createPictures(): DrawPicture {
  let count = 0;
  return (image, alt, room) => {
    count += 1;
    const { width, height } = printedSize(image, room);
    return new ImageRun({
      type: image.type,
      data: image.bytes,
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { id: String(count), name: `Gambar ${count}`, description: alt, title: alt },
    });
  };
}
