import {
  decodePDFRawStream,
  PDFContext,
  PDFName,
  PDFObjectParser,
  PDFPageTree,
  PDFParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/**
 * Most steps of opening a PDF. Counted, not timed: the same file costs the same on every machine and beside
 * any load, so that its verdict is always the same. A step is about 30 ns, so that the most expensive file
 * takes some seconds; a real one of 5,000 pages is a sixth of it.
 */
const MOST_STEPS = 100_000_000;
/** Bytes of tables and objects, unpacked; pages' contents stay packed. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Steps of work that is more expensive than a byte. */
const JUMP = 3;
const GUESS = 40;
const OBJECT = 60;
const NUMBERED = 150;
const VISIT = 50;

/** A PDF that would take more than a document may. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
}

let steps = 0;
let unpacked = 0;

function spend(cost: number): void {
  steps += cost;
  if (steps > MOST_STEPS) throw new TooMuchWork();
}

function unpack(bytes: number): void {
  unpacked += bytes;
  spend(bytes);
  if (unpacked > MOST_UNPACKED) throw new TooMuchWork();
}

/** Begins a new account. */
export function beginPdf(): void {
  steps = 0;
  unpacked = 0;
}

/** Throws when the account is overdrawn: the parser may have taken the refusal for a broken object. */
export function settlePdf(): void {
  if (steps > MOST_STEPS || unpacked > MOST_UNPACKED) throw new TooMuchWork();
}

/** The library's byte stream, which it does not export. */
interface ByteReader {
  next: () => number;
  peek: () => number;
  peekAhead: (steps: number) => number;
  moveTo: (offset: number) => void;
}

interface Unpacker {
  buffer: Uint8Array;
  ensureBuffer: (length: number) => Uint8Array;
}

interface HeaderMatcher {
  bytes: ByteReader;
  matchIndirectObjectHeader: () => boolean;
}

const prototypeOf = <T>(value: object) => Object.getPrototypeOf(value) as T;

function countBytes(reader: ByteReader): void {
  const { next, moveTo } = reader;
  Object.assign(reader, {
    next(this: ByteReader) {
      spend(1);
      return next.call(this);
    },
    moveTo(this: ByteReader, offset: number) {
      spend(JUMP);
      moveTo.call(this, offset);
    },
  });
}

function countUnpacking(unpacker: Unpacker): void {
  const { ensureBuffer } = unpacker;
  Object.assign(unpacker, {
    ensureBuffer(this: Unpacker, length: number) {
      const { byteLength } = this.buffer;
      // It grows to twice its size at least.
      if (length > byteLength) unpack(Math.max(length - byteLength, byteLength));
      return ensureBuffer.call(this, length);
    },
  });
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** No object has a number of so many digits; the library reads them all, at each of them anew. */
const DIGITS = 11;

function mayBeObject({ bytes }: HeaderMatcher): boolean {
  if (bytes.peek() > 0x39) return false;
  for (let ahead = 0; ahead < DIGITS; ahead += 1) {
    if (!isDigit(bytes.peekAhead(ahead))) return true;
  }
  return false;
}

/** Finds the places where no object can begin without the library's way, which throws each time. */
function countGuesses(parser: HeaderMatcher): void {
  const { matchIndirectObjectHeader } = parser;
  Object.assign(parser, {
    matchIndirectObjectHeader(this: HeaderMatcher) {
      if (!mayBeObject(this)) return false;
      spend(GUESS);
      return matchIndirectObjectHeader.call(this);
    },
  });
}

function countObjects(parser: PDFObjectParser): void {
  const { parseObject } = parser;
  parser.parseObject = function counted(this: PDFObjectParser, ...given) {
    spend(OBJECT);
    return parseObject.apply(this, given);
  };
}

function countNumbered(context: PDFContext): void {
  const { assign } = context;
  context.assign = function counted(this: PDFContext, ...given) {
    spend(NUMBERED);
    assign.apply(this, given);
  };
}

function countPages(tree: PDFPageTree): void {
  const { traverse } = tree;
  tree.traverse = function counted(this: PDFPageTree, visitor) {
    spend(VISIT * (this.Kids().size() + 1));
    traverse.call(this, visitor);
  };
}

/** The library knows no bounds: whatever it does byte by byte, object by object, is made to count. */
function countAll(): void {
  const context = PDFContext.create();
  const parser = PDFObjectParser.forBytes(new Uint8Array(), context);
  countBytes(prototypeOf((parser as unknown as { bytes: object }).bytes));
  const packed = context.obj({ Filter: PDFName.of('FlateDecode') });
  const unpacker = decodePDFRawStream(PDFRawStream.of(packed, Uint8Array.of(0x78, 0x9c)));
  countUnpacking(prototypeOf(prototypeOf(unpacker)));
  countGuesses(PDFParser.prototype as unknown as HeaderMatcher);
  countObjects(PDFObjectParser.prototype);
  countNumbered(PDFContext.prototype);
  countPages(PDFPageTree.prototype);
}

countAll();
