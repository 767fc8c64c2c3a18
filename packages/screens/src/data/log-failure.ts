/** Writes a failed load to the browser's log (§8: the list's failure is logged). */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the log is where the specification wants it
  console.error(error);
}
