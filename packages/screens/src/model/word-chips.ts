/** A filter in force, as a chip shows it. */
export interface FilterChip {
  /** Unlike every other one's; what takes filters away understands it. */
  id: string;
  /** Text of the chip, which its remove button names. */
  label: string;
}

/** A query whose parts are lists of words. */
type Words<Part extends string> = Readonly<Record<Part, readonly string[]>>;

/**
 * A chip for each word that is chosen.
 *
 * @param parts lists of words, in the order of their fields
 * @param name puts a word of a list into people's words
 */
export function wordChips<Part extends string>(
  query: Words<Part>,
  parts: readonly Part[],
  name: (part: Part, word: string) => string,
): FilterChip[] {
  return parts.flatMap((part) =>
    query[part].map((word) => ({ id: `${part}:${word}`, label: name(part, word) })),
  );
}

/** Change for a removed word's chip; nothing for any other chip. */
export function withoutWord<Part extends string>(
  query: Words<Part>,
  parts: readonly Part[],
  id: string,
): Partial<Record<Part, string[]>> {
  const part = parts.find((one) => id.startsWith(`${one}:`));
  if (part === undefined) return {};
  const word = id.slice(part.length + 1);
  const rest = query[part].filter((one) => one !== word);
  return { [part]: rest } as Partial<Record<Part, string[]>>;
}
