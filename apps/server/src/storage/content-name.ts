const SHA256 = /^[0-9a-f]{64}$/;

/** Whether a name is one of a stored content: its SHA-256. */
export function isContentName(name: string): boolean {
  return SHA256.test(name);
}

/**
 * Refuses all but names of contents: anything else could be a path.
 *
 * @throws Error
 */
export function contentName(name: string): string {
  if (!isContentName(name)) throw new Error('Not a SHA-256 name');
  return name;
}
