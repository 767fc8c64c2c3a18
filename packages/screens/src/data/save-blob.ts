// Long enough for every browser to begin reading; the memory is free again after it.
const KEEP_MS = 60_000;

/** Hands bytes to the browser as a download of the given name. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
}
