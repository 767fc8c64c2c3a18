const LONGEST = 60;

/** A picture is called by what is seen on it. */
const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g;

/** A question in a few words, to tell its button from those of others. */
export function questionName(question: string): string {
  const words = question.replace(IMAGE, '$1');
  const line = words.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? words;
  // An angle bracket that quotes begins the line, and a heading's sign; others are the question's own: `vector<int>`.
  const plain = line
    .replace(/^(?:\s*>)*\s*(?:#{1,6}\s)?/, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[*_`$~]+/g, '')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}
