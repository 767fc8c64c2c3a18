import type { PreviewType } from '@bank-soal/contract/files';

/** `id` of a combined viewer on the page. */
export function combinedId(type: PreviewType): string {
  return `gabungan-${type}`;
}
