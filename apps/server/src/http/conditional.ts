function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Compares as If-None-Match does: any of the listed tags, weak or not. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
