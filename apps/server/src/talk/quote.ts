/** Characters of a text that a notice quotes. */
const QUOTE_MAX = 140;

/** The first words of a text, in one line. */
export function quote(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length > QUOTE_MAX ? `${letters.slice(0, QUOTE_MAX).join('')}…` : letters.join('');
}
