function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether If-None-Match or If-Match names the tag: any of those listed, weak or not. */
export function isCurrent(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  if (named === etag) return true;
  if (named.trim() === '*') return true;
  return named.split(',').some((tag) => bare(tag) === bare(etag));
}
