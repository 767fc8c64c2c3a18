/** @typedef {Record<string, number[]>} Samples samples in ms by 'scene/phase'; heap in bytes */

/** The scenes of each page. */
export const PAGES = {
  all: ['badges', 'cards', 'table', 'dialog', 'multi', 'panels'],
  parts: ['switches', 'sliders', 'accordion', 'calendar', 'menu', 'tree'],
};
/** Scenes that are driven by hand once they are rendered; the others are rendered anew. */
const DRIVEN = new Set(['dialog', 'multi', 'accordion', 'calendar', 'menu', 'tree']);
const HEAP = new Set(['badges', 'cards', 'table', 'panels']);

/**
 * Opens a fresh page and measures one scene in it.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {string} scene
 * @param {number} samples
 * @returns {Promise<Samples>}
 */
export async function measure(context, address, scene, samples) {
  const page = await context.newPage();
  try {
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    const clock = await threadClock(context, page);
    /** @type {Samples} */
    const result = {};
    /** @type {('mount' | 'update' | 'total')[]} */
    const phases = ['mount', DRIVEN.has(scene) ? 'total' : 'update'];
    for (let count = -2; count < samples; count += 1) {
      for (const phase of phases) {
        const checked = count === -2;
        await page.evaluate(() => window.bench.settle());
        const before = await clock();
        await page.evaluate(
          ([name, step, check]) => window.bench.step(name, step, check),
          /** @type {[string, 'mount' | 'update' | 'total', boolean]} */ ([scene, phase, checked]),
        );
        if (count >= 0) (result[`${scene}/${phase}`] ??= []).push((await clock()) - before);
      }
      await page.evaluate(() => window.bench.clear());
    }
    if (HEAP.has(scene)) result[`${scene}/heap`] = [await heapOf(context, page, scene)];
    if (problems.length > 0) throw new Error(problems[0]);
    return result;
  } finally {
    await page.close();
  }
}

/**
 * Milliseconds that the page's main thread has worked: script, style, layout and paint, without what
 * other programs did meanwhile.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<number>>}
 */
async function threadClock(context, page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/**
 * Memory of the scene after garbage collection.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {import('playwright').Page} page
 * @param {string} scene
 * @returns {Promise<number>} bytes
 */
async function heapOf(context, page, scene) {
  const devtools = await context.newCDPSession(page);
  const used = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await page.evaluate((name) => window.bench.draw(name, 0), scene);
  return (await used()) - before;
}
