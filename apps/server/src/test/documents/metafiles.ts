const EMF_PLUS_VERSION = 0xdbc01002;
const BITMAP = 1;
const PACKED = 1;
const PIXELS = 2;

function words32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value | 0, index * 4);
  return bytes;
}

function floats(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes;
}

const padded = (bytes: Buffer, to: number) =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

function plusRecord(type: number, flags: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt32LE(12 + data.length, 4);
  head.writeUInt32LE(data.length, 8);
  return Buffer.concat([head, data]);
}

const emfRecord = (type: number, data: Buffer) =>
  Buffer.concat([words32(type, 8 + data.length), data]);

function emfHeader(bytes: number, records: number): Buffer {
  const header = emfRecord(1, Buffer.alloc(80));
  header.set(words32(0, 0, 200, 200, 0, 0, 5000, 5000), 8);
  header.write(' EMF', 40, 'latin1');
  header.writeUInt32LE(0x10000, 44);
  header.writeUInt32LE(bytes, 48);
  header.writeUInt32LE(records, 52);
  header.writeUInt16LE(1, 56);
  header.set(words32(1024, 768, 270, 203), 72);
  return header;
}

const END = emfRecord(14, words32(0, 16, 20));

/** An EMF whose comment draws another picture, of any kind. */
export function emfHolding(picture: Buffer): Buffer {
  const image = Buffer.concat([
    words32(EMF_PLUS_VERSION, BITMAP, 200, 200, 800, 0x26200a, PACKED),
    picture,
  ]);
  const plus = Buffer.concat([
    plusRecord(0x4001, 1, words32(EMF_PLUS_VERSION, 1, 96, 96)),
    plusRecord(0x4008, 0x500, padded(image, 4)),
    plusRecord(
      0x401a,
      0,
      Buffer.concat([words32(0, PIXELS), floats(0, 0, 200, 200), floats(0, 0, 200, 200)]),
    ),
    plusRecord(0x4002, 0, Buffer.alloc(0)),
  ]);
  const data = Buffer.concat([Buffer.from('EMF+'), plus]);
  const comment = emfRecord(70, Buffer.concat([words32(data.length), padded(data, 4)]));
  const length = 88 + comment.length + END.length;
  return Buffer.concat([emfHeader(length, 3), comment, END]);
}

const WMF_HEADER = Buffer.from('010009000003000000000000000000000000', 'hex');
const WMF_END = Buffer.from('030000000000', 'hex');
const ESCAPE = 0x0626;
const COMMENT = 15;

/** A WMF whose escape holds the EMF. */
export function wmfHolding(emf: Buffer): Buffer {
  const head = Buffer.concat([
    Buffer.from('WMFC'),
    words32(1, 0x10000),
    Buffer.alloc(2),
    words32(0, 1, emf.length, 0, emf.length),
  ]);
  const data = padded(Buffer.concat([head, emf]), 2);
  const record = Buffer.alloc(10);
  record.writeUInt32LE((10 + data.length) / 2, 0);
  record.writeUInt16LE(ESCAPE, 4);
  record.writeUInt16LE(COMMENT, 6);
  record.writeUInt16LE(data.length & 0xffff, 8);
  const bytes = Buffer.concat([WMF_HEADER, record, data, WMF_END]);
  bytes.writeUInt32LE(bytes.length / 2, 6);
  return bytes;
}
