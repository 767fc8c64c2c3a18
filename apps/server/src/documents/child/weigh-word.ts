import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { REASONS } from '../reasons.js';
import { NO_WEIGHT, type Weight, weighXml } from './weigh-xml.js';

const MB = 1024 * 1024;
const MOST_ENTRIES = 5000;
const MOST_XML_BYTES = 32 * MB;

/** Far above what people write; Word itself knows no row of more than 63 columns. */
const MOST: Readonly<Weight> = {
  elements: 1_000_000,
  depth: 250,
  paragraphs: 30_000,
  cells: 10_000,
  columns: 100,
  pictures: 1000,
  longWords: 20_000 ** 2,
  heapedMarks: 1000 ** 2,
};

/** Our own layout makes a tree of all elements, in memory. */
const MOST_OWN: Readonly<Weight> = { ...MOST, elements: 150_000 };

class TooHeavy extends Error {}

const isXml = (bytes: Buffer) =>
  /^(?:\xef\xbb\xbf)?\s*</.test(bytes.subarray(0, 64).toString('latin1'));

async function firstChunk(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) {
    stream.destroy();
    return chunk as Buffer;
  }
  return Buffer.alloc(0);
}

/** All XML counts, whatever its name: a document lists its parts itself. */
async function weighEntries(zip: ZipFile, weight: Weight): Promise<void> {
  if (zip.entryCount > MOST_ENTRIES) throw new TooHeavy();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize === 0 || !isXml(await firstChunk(zip, entry))) continue;
    bytes += entry.uncompressedSize;
    if (bytes > MOST_XML_BYTES) throw new TooHeavy();
    weighXml((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'), weight);
  }
}

function isTooHeavy(weight: Weight, most: Readonly<Weight>): boolean {
  return (Object.keys(most) as (keyof Weight)[]).some((part) => weight[part] > most[part]);
}

/**
 * Says why a Word document is not laid out, before anything is: it would cost too much, or it is broken.
 *
 * @param isOwn whether our own layout is used
 */
export async function weighWord(path: string, isOwn: boolean): Promise<string | undefined> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const weight = { ...NO_WEIGHT };
    await weighEntries(zip, weight);
    return isTooHeavy(weight, isOwn ? MOST_OWN : MOST) ? REASONS.TOO_COMPLEX : undefined;
  } catch (error) {
    // An error of the system says nothing about the document.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return error instanceof TooHeavy ? REASONS.TOO_COMPLEX : REASONS.BROKEN_WORD;
  } finally {
    zip?.close();
  }
}
