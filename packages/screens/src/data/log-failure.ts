/** Writes a failed load to the browser's log, whatever the screen says of it. */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the log is where it is wanted
  console.error(error);
}
