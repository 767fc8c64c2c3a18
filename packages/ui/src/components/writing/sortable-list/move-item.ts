/** The list with one item taken to another place; places outside the list count as its ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined) return [...items];
  moved.splice(Math.min(Math.max(to, 0), moved.length), 0, item);
  return moved;
}
