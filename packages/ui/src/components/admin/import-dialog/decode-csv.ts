const UTF16: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** Reads a file's bytes as text: UTF-8, or what spreadsheets write instead of it. */
export function decodeCsv(bytes: Uint8Array): string {
  const utf16 = UTF16[bytes.subarray(0, 2).join(',')];
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
