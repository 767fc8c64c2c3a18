import { createHash } from 'node:crypto';

const MB = 1024 * 1024;
/** A PNG with transparency is unpacked point by point; other pictures go into the PDF as they are. */
const MOST_POINTS = 16_000_000;
const MOST_POINTS_IN_ALL = 48_000_000;
/** Read from the document, each use of a picture anew. */
const MOST_BYTES = 200 * MB;

/** A picture that is in the PDF, however often it is shown. */
export interface OpenPicture {
  width: number;
  height: number;
}

/** The library's types do not know that it opens a picture before it places it. */
export interface PictureTools {
  openImage: (bytes: Buffer) => OpenPicture;
  image: (picture: OpenPicture, options: { width: number }) => PDFKit.PDFDocument;
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';

/** Opens each picture of a document once; undefined for one that cannot be shown, or costs too much. */
export function createPictures(page: Pick<PictureTools, 'openImage'>) {
  const known = new Map<string, OpenPicture | undefined>();
  let bytesLeft = MOST_BYTES;
  let pointsLeft = MOST_POINTS_IN_ALL;

  function open(bytes: Buffer): OpenPicture | undefined {
    try {
      const picture = page.openImage(bytes);
      const points = isPng(bytes) ? picture.width * picture.height : 0;
      if (points > Math.min(MOST_POINTS, pointsLeft)) return undefined;
      pointsLeft -= points;
      return picture;
    } catch {
      return undefined;
    }
  }

  return async (read: () => Promise<Buffer>): Promise<OpenPicture | undefined> => {
    if (bytesLeft <= 0) return undefined;
    const bytes = await read();
    bytesLeft -= bytes.byteLength;
    const key = createHash('sha1').update(bytes).digest('base64');
    if (!known.has(key)) known.set(key, open(bytes));
    return known.get(key);
  };
}
