/** A page or action that people find by name. */
export interface CommandItem {
  /** Unlike every other item's; handed back when it is chosen. */
  id: string;
  /** Its name, as it stands on the page or its button. */
  label: string;
  /** Kind of the command, such as 'Halaman'; searched too. */
  group?: string;
  /** Other words that people look for it by; not shown. */
  keywords?: string;
  /** Keys that do the same, such as `['Ctrl', 'K']`. */
  keys?: readonly string[];
}

/**
 * The items that hold all typed words, regardless of case: those whose name begins with the text first,
 * each in the order given. An empty text matches everything.
 */
export function matchCommands(
  items: readonly CommandItem[],
  typed: string,
): readonly CommandItem[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return items;
  const words = text.split(/\s+/);
  const found = items.filter(({ label, group = '', keywords = '' }) => {
    const all = `${label} ${group} ${keywords}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const begins = ({ label }: CommandItem) => label.toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
