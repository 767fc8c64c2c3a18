import { type ExamImage, type ExamPaper, readPicture } from '../exam/index.js';
import type { PaperImage } from '../model/image.js';
import { paperSheets } from './paper-data.js';
import type { Typesetter } from './typesetter.js';

/** A paper that shows these, as small as can be. */
function sheetsOf(images: readonly PaperImage[]) {
  const intro = images.map((image) => {
    return { kind: 'image', image: { ...image, width: 1, height: 1 }, alt: '' } as const;
  });
  const paper = { title: '', name: '', facts: [], rules: [], sections: [], identity: [], intro };
  return paperSheets(paper, 'questions');
}

/** Those of some pictures that the compiler cannot open: halves are looked at until each of them is found. */
function refusedOf(images: readonly PaperImage[], typesetter: Typesetter): readonly PaperImage[] {
  try {
    typesetter.set(sheetsOf(images));
    return [];
  } catch (error) {
    // Without a cause it is not what the compiler says of them, but how it ended.
    if ((error as Error).cause === undefined) throw error;
    if (images.length === 1) return images;
    const half = Math.ceil(images.length / 2);
    return [images.slice(0, half), images.slice(half)].flatMap((part) =>
      refusedOf(part, typesetter),
    );
  }
}

/**
 * The paper as it can be printed: pictures that the compiler cannot open are there without their bytes, so that
 * every format prints their names and warns of them. Opening them again costs next to nothing.
 */
export async function withReadablePictures(
  exam: ExamPaper,
  typesetter: Typesetter,
): Promise<ExamPaper> {
  const entries = [...(exam.images ?? [])];
  const images = entries.flatMap(([, image]) => readPicture(image) ?? []);
  if (images.length === 0) return exam;
  const refused = new Set(refusedOf(images, typesetter).map(({ bytes }) => bytes));
  const emptied = (image: ExamImage): ExamImage =>
    refused.has(image.bytes) ? { ...image, bytes: new Uint8Array() } : image;
  return { ...exam, images: new Map(entries.map(([sha, image]) => [sha, emptied(image)])) };
}
