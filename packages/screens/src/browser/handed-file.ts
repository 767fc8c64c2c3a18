let handed: File | undefined;

/** Hands a file that is in this tab already to the next page. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that the page before handed on; once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
