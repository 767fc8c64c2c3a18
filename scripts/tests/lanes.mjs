/** @typedef {{ name: string, lanes?: number, after?: string[] }} InLanes what may run; it takes one lane unless it says more, and waits for those that it names */

/**
 * Runs all, in their order, as lanes come free. What waits for more lanes than are free lets nothing pass that stands
 * behind it, or it would wait for ever; what waits for another is passed. A name that is not among them holds nobody up.
 *
 * @template {InLanes} Step
 * @param {readonly Step[]} steps
 * @param {number} lanes
 * @param {(step: Step) => Promise<void>} run
 */
export async function inLanes(steps, lanes, run) {
  const left = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = lanes;
  const unfinished = (/** @type {string} */ name) =>
    running.has(name) || left.some((step) => step.name === name);

  const begin = async (/** @type {Step} */ step, /** @type {number} */ width) => {
    await run(step);
    free += width;
    running.delete(step.name);
  };

  while (left.length > 0 || running.size > 0) {
    const at = left.findIndex(({ after = [] }) => !after.some(unfinished));
    const next = left[at];
    const width = Math.min(next?.lanes ?? 1, lanes);
    if (next && width <= free) {
      left.splice(at, 1);
      free -= width;
      running.set(next.name, begin(next, width));
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These wait for each other: ${left.map(({ name }) => name).join(', ')}.`);
  }
}
