/** A text as it is drawn: line ends as `\n`, tabs as spaces, no control characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{Cc}\n]|\uFEFF/gu, '');
}
