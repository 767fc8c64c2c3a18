/**
 * One or two letters for a person: of the first and the last word of a name, or of an email before
 * its `@`. Titles such as 'Dr.' and what follows a comma ('M.Kom.') do not count.
 */
export function initialsOf(name: string): string {
  const [person = ''] = name.split(/[@,]/u);
  const words = person
    .split(/[\s._-]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:dra?|ir|prof|hj?)$/iu.test(word));
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('id');
}
