/** The formulas anywhere in blocks, texts, or what holds them, in TeX. */
export function formulasOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return [];
  if ('kind' in part && part.kind === 'formula' && 'tex' in part) return [String(part.tex)];
  return Object.values(part).flatMap(formulasOf);
}
