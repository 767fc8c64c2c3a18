/** @typedef {Record<string, number[]>} Samples samples in ms by 'scene/phase'; heap in bytes */

export const SCENES = ['badges', 'cards', 'table', 'dialog', 'multi', 'panels'];
const HEAP = new Set(['badges', 'cards', 'table', 'panels']);

/**
 * Opens a fresh page and measures one scene in it.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {string} scene
 * @param {number} samples
 * @returns {Promise<Samples | undefined>} undefined when the library lacks what the scene needs
 */
export async function measure(context, address, scene, samples) {
  const page = await context.newPage();
  try {
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    if (scene === 'multi' && !(await page.evaluate(() => window.bench.multi))) return undefined;
    const times = await page.evaluate(({ name, count }) => window.bench.run(name, count), {
      name: scene,
      count: samples,
    });
    /** @type {Samples} */
    const result = {};
    for (const time of times) {
      for (const [phase, ms] of Object.entries(time)) (result[`${scene}/${phase}`] ??= []).push(ms);
    }
    if (HEAP.has(scene)) result[`${scene}/heap`] = [await heapOf(context, page, scene)];
    if (problems.length > 0) throw new Error(problems[0]);
    return result;
  } finally {
    await page.close();
  }
}

/**
 * What the scene holds once garbage is gone.
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
