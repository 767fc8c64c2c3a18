/** Names between the commas, without the spaces around them. */
export function namesBetweenCommas(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** The names in a set's comma-separated topics; each once, in their order. */
export function splitTopics(topics: string): string[] {
  return [...new Set(namesBetweenCommas(topics).filter((name) => name !== ''))];
}

/** Topics as the wire has them. */
export function joinTopics(names: readonly string[]): string {
  return names.join(', ');
}
