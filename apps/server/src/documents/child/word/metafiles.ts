const EMF_LEAST_BYTES = 8;
const EMF_COMMENT = 70;
const EMF_END = 14;
/** Where the header of an EMF says how long all is and how many records it has. */
const EMF_LENGTH_AT = 48;
const EMF_COUNT_AT = 52;

/** First bytes of a WMF that says its size. */
export const PLACEABLE = 0x9ac6cdd7;
const PLACEABLE_BYTES = 22;
const WMF_HEADER_BYTES = 18;
const WMF_LEAST_BYTES = 6;
const WMF_ESCAPE = 0x0626;
const WMF_END = 0;

/** How the records of a kind of metafile are read. */
interface Records {
  least: number;
  /** Bytes of the record at a place. */
  length: (bytes: Buffer, at: number) => number;
  type: (bytes: Buffer, at: number) => number;
  end: number;
}

const EMF: Records = {
  least: EMF_LEAST_BYTES,
  length: (bytes, at) => bytes.readUInt32LE(at + 4),
  type: (bytes, at) => bytes.readUInt32LE(at),
  end: EMF_END,
};

const WMF: Records = {
  least: WMF_LEAST_BYTES,
  length: (bytes, at) => bytes.readUInt32LE(at) * 2,
  type: (bytes, at) => bytes.readUInt16LE(at + 4),
  end: WMF_END,
};

/** The records up to the one that ends them; undefined when one reaches beyond the bytes. */
function cut(bytes: Buffer, from: number, { least, length, type, end }: Records) {
  const records: Buffer[] = [];
  for (let at = from; at + least <= bytes.length; ) {
    const next = at + length(bytes, at);
    if (next < at + least || next > bytes.length) return undefined;
    records.push(bytes.subarray(at, next));
    if (type(bytes, at) === end) break;
    at = next;
  }
  return records;
}

/** An EMF without its comments: there further pictures of any kind can lie. */
export function cleanEmf(bytes: Buffer): Buffer | undefined {
  const kept = cut(bytes, 0, EMF)?.filter((record) => EMF.type(record, 0) !== EMF_COMMENT);
  const cleaned = Buffer.concat(kept ?? []);
  if (kept === undefined || cleaned.length < EMF_COUNT_AT + 4) return undefined;
  cleaned.writeUInt32LE(cleaned.length, EMF_LENGTH_AT);
  cleaned.writeUInt32LE(kept.length, EMF_COUNT_AT);
  return cleaned;
}

/** A WMF without its escapes: there an EMF or anything else can lie. */
export function cleanWmf(bytes: Buffer): Buffer | undefined {
  const header = bytes.readUInt32LE(0) === PLACEABLE ? PLACEABLE_BYTES : 0;
  const from = header + WMF_HEADER_BYTES;
  if (bytes.length < from || bytes.readUInt16LE(header + 2) * 2 !== WMF_HEADER_BYTES) {
    return undefined;
  }
  const kept = cut(bytes, from, WMF)?.filter((record) => WMF.type(record, 0) !== WMF_ESCAPE);
  return kept && Buffer.concat([bytes.subarray(0, from), ...kept]);
}
