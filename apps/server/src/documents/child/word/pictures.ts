import { cleanEmf, cleanWmf } from './metafiles.js';

/** A picture of a kind that has nothing but points and lines, and what its name ends with. */
export interface SafePicture {
  bytes: Buffer;
  extension: string;
}

interface Kind {
  extension: string;
  /** Its first bytes; a drawing in XML begins otherwise, whatever its name. */
  is: (bytes: Buffer) => boolean;
  clean?: (bytes: Buffer) => Buffer | undefined;
}

const startsWith = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).toString('hex') === hex;

const KINDS: readonly Kind[] = [
  { extension: 'png', is: (bytes) => startsWith(bytes, '89504e470d0a1a0a') },
  { extension: 'jpeg', is: (bytes) => startsWith(bytes, 'ffd8ff') },
  { extension: 'gif', is: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) },
  { extension: 'bmp', is: (bytes) => startsWith(bytes, '424d') && bytes.length >= 26 },
  {
    extension: 'emf',
    is: (bytes) => startsWith(bytes, '01000000') && bytes.toString('latin1', 40, 44) === ' EMF',
    clean: cleanEmf,
  },
  {
    extension: 'wmf',
    is: (bytes) => /^(?:d7cdc69a|01000900)/.test(bytes.toString('hex', 0, 4)),
    clean: cleanWmf,
  },
];

/** The picture as it may be shown; undefined when it is of another kind, or broken. */
export function safePicture(bytes: Buffer): SafePicture | undefined {
  const kind = KINDS.find(({ is }) => is(bytes));
  if (kind === undefined) return undefined;
  const cleaned = kind.clean ? kind.clean(bytes) : bytes;
  return cleaned && { bytes: cleaned, extension: kind.extension };
}
