import type { ByteSpan } from '../storage/file-store.js';

/**
 * The part of a body that a Range header requests.
 *
 * @returns a span; `undefined` for the whole (no header, several parts, another unit or nonsense, which RFC
 * 9110 lets a server ignore); `'unsatisfiable'` when it lies outside
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteSpan | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
