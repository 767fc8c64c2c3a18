const LONGEST = 60;

/** A question in a few words, to tell its button from those of others. */
export function questionName(question: string): string {
  const line = question.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? question;
  const plain = line.replace(/[#*_`>$~]+/g, '').trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}
