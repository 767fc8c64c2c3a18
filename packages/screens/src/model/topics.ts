/** The names in a set's comma-separated topics; each once, in their order. */
export function splitTopics(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
