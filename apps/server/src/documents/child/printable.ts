/** What the built-in PDF fonts can draw beyond ASCII: Windows-1252. */
const WINDOWS_1252 = new Set(
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ' +
    Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)).join(''),
);

/** Signs that exam papers use, in letters. */
const SPELLED: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '↔': '<->',
  '−': '-',
  '∞': 'tak hingga',
  '∑': 'sigma',
  '√': 'akar ',
  '∈': 'anggota ',
  '∧': 'dan',
  '∨': 'atau',
  '✓': 'v',
  '✗': 'x',
  '│': '|',
  '─': '-',
  '├': '+',
  '└': '+',
  Θ: 'Theta',
  θ: 'theta',
  Ω: 'Omega',
  α: 'alfa',
  β: 'beta',
  π: 'pi',
};

function printableCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x09) return '    ';
  if (code === 0x0a) return character;
  if (code < 0x20 || code === 0x7f) return '';
  if (code < 0x7f || WINDOWS_1252.has(character)) return character;
  return SPELLED[character] ?? '?';
}

/** A text that the built-in PDF fonts can draw: other signs are spelled out, or become '?'. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), printableCharacter).join('');
}
