/** The unit in which WebAssembly counts memory. */
const PAGE = 65_536;

/** Bytes are looked at by fours. */
function isBlank(words: Int32Array): boolean {
  for (const word of words) if (word !== 0) return false;
  return true;
}

/**
 * Remembers what a program of WebAssembly holds now.
 *
 * @returns what puts it back: all that the program has done since is forgotten, and nothing but its size stays
 */
export function rememberMemory(memory: { readonly buffer: ArrayBuffer }): () => void {
  const { byteLength } = memory.buffer;
  const pages: { at: number; bytes: Uint8Array }[] = [];
  for (let at = 0; at < byteLength; at += PAGE) {
    if (isBlank(new Int32Array(memory.buffer, at, PAGE / 4))) continue;
    pages.push({ at, bytes: new Uint8Array(memory.buffer, at, PAGE).slice() });
  }
  return () => {
    // Asked for each time: it is another once the memory has grown.
    const whole = new Uint8Array(memory.buffer);
    whole.fill(0, 0, byteLength);
    for (const { at, bytes } of pages) whole.set(bytes, at);
  };
}
