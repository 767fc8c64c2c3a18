/** How long one page may take, on a machine that others use. */
export const PATIENCE_MS = 120_000;

/**
 * Goes through the pages of documentation of a built Storybook, where examples run that no story holds.
 *
 * @param {import('playwright').Page} page
 * @param {string} url where the Storybook is served
 * @param {{ id: string, title: string }[]} pages
 * @returns {Promise<string[]>} one sentence a problem
 */
export async function openPages(page, url, pages) {
  /** @type {string[]} */
  const problems = [];
  let at = '';
  /** @type {(error: Error) => void} */
  const note = ({ message }) => problems.push(`${at}: ${message}`);
  page.on('pageerror', note);
  await page.goto(`${url}/iframe.html?id=${pages[0]?.id}&viewMode=docs&globals=language:en`);
  await page.locator('#storybook-docs h1').waitFor();
  for (const { id, title } of pages.slice(1)) {
    at = title;
    const problem = await page.evaluate(show, { storyId: id, patience: PATIENCE_MS });
    if (problem) problems.push(`${title}: ${problem}`);
  }
  page.off('pageerror', note);
  return problems;
}

/**
 * Shows a page through the channel, as the side bar does: loading the frame anew took longer than all the rest.
 * Runs in the browser; answers what went wrong.
 *
 * @type {(which: { storyId: string, patience: number }) => Promise<string | undefined>}
 */
function show({ storyId, patience }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience, 'does not come');
    const end = (/** @type {string | undefined} */ problem) => {
      clearTimeout(timer);
      channel.off('docsRendered', look);
      resolve(problem);
    };
    const look = () =>
      requestAnimationFrame(() => {
        const isBroken = document.body.classList.contains('sb-show-errordisplay');
        const text = document.querySelector('#error-message')?.textContent;
        end(isBroken ? (text ?? 'is broken') : undefined);
      });
    channel.on('docsRendered', look);
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });
}
