import { PDFName, PDFObjectParser, PDFRawStream } from '@cantoo/pdf-lib';

/** The library's parser of objects, as far as its types hide it. */
interface Reader {
  bytes: { offset: () => number; moveTo: (offset: number) => void };
  /** Only where it has the key. */
  cryptoFactory?: object;
  parseDictOrStream: (ref?: object) => unknown;
}

const TYPE = PDFName.of('Type');
let leavesPacked = false;
let hadKey = false;

/**
 * Runs what opens a PDF whose objects are packed and locked: the library unpacks them before it has the
 * key, and fails. They wait until it reads the file again, with the key.
 *
 * @throws Error when it was not locked at all
 */
export async function leavingPacked<Result>(open: () => Promise<Result>): Promise<Result> {
  leavesPacked = true;
  hadKey = false;
  try {
    const result = await open();
    if (!hadKey) throw new Error('not locked');
    return result;
  } finally {
    leavesPacked = false;
  }
}

const reader = PDFObjectParser.prototype as unknown as Reader;
const { parseDictOrStream } = reader;
reader.parseDictOrStream = function unlocked(this: Reader, ref) {
  const start = this.bytes.offset();
  const object = parseDictOrStream.call(this, ref);
  if (!(object instanceof PDFRawStream)) return object;
  const type = object.dict.get(TYPE);
  const hasKey = this.cryptoFactory !== undefined;
  hadKey ||= hasKey;
  if (leavesPacked && !hasKey && type === PDFName.of('ObjStm')) object.dict.delete(TYPE);
  if (!hasKey || type !== PDFName.of('XRef')) return object;
  // A table of objects is never locked; the library would unlock it all the same.
  this.bytes.moveTo(start);
  return parseDictOrStream.call(this);
};
