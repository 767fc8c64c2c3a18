/** No code is longer: what unpacks to more is refused before it is in memory. */
const MOST_BYTES = 200_000;

/** What the part of an address after its mark asks the playground for. */
export type Asked =
  | { kind: 'story'; folder: string; story: string }
  | { kind: 'code'; packed: string }
  | undefined;

/** Reads what stands after the mark of an address: `#code=…` or `#story=badge/Default`. */
export function readHash(hash: string): Asked {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = params.get('code');
  if (packed !== null) return { kind: 'code', packed };
  const [, folder, story] = /^([\w-]+)\/([\w-]+)$/.exec(params.get('story') ?? '') ?? [];
  return folder && story ? { kind: 'story', folder, story } : undefined;
}

/** Code as letters that an address may hold. */
export async function packCode(code: string): Promise<string> {
  const bytes = await collected(new Blob([code]).stream(), new CompressionStream('deflate-raw'));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The code that an address holds.
 *
 * @throws where it was cut off or changed
 */
export async function unpackCode(packed: string): Promise<string> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const read = await collected(
    new Blob([bytes]).stream(),
    new DecompressionStream('deflate-raw'),
    MOST_BYTES,
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(read);
}

/**
 * The address of the playground's page: of the frame around it, or of itself where there is none.
 *
 * @param page the address of any page of this Storybook
 * @param hash what the playground shall open
 */
export function playgroundAddress(page: string, hash: string): string {
  const url = new URL(page);
  const frame = url.pathname.endsWith('/iframe.html');
  const globals = url.searchParams.get('globals');
  const params = frame ? 'viewMode=docs&id=playground--docs' : 'path=/docs/playground--docs';
  url.search = params + (globals ? `&globals=${globals}` : '');
  url.hash = hash;
  return url.href;
}

async function collected(
  stream: ReadableStream<Uint8Array>,
  through: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream
    .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
