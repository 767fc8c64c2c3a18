/**
 * Does the same work for many things, so many at a time, in their order. The work settles its own
 * failures; one that it throws ends the run.
 */
export async function runLimited<T>(
  things: readonly T[],
  limit: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  async function next(): Promise<void> {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      await work(thing);
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, things.length) }, next));
}
