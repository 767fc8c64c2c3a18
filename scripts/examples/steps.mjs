import { listen } from '../hosts/report.mjs';

/**
 * @typedef {{
 *   browser: import('playwright').Browser,
 *   url: string,
 *   folder: string,
 *   check: (name: string, problems: string[]) => void,
 * }} Example an example that is served: its folder is where it is installed
 * @typedef {(example: Example) => Promise<void>} Visit
 */

/**
 * A walk through a site: steps that are reported one by one, and what the page complains about.
 *
 * @param {string} site
 * @param {import('playwright').Page} page
 * @param {(name: string, problems: string[]) => void} check
 */
export function createWalk(site, page, check) {
  /** @type {string[]} */
  const noise = [];
  page.setDefaultTimeout(20_000);
  listen(page, site, noise);
  return {
    noise,
    /**
     * Does something; it fails by throwing, or by the problems that it answers with.
     *
     * @type {(name: string, work: () => Promise<string[] | void>) => Promise<void>}
     */
    async step(name, work) {
      let problems = [];
      try {
        problems = (await work()) ?? [];
      } catch (error) {
        problems = [error instanceof Error ? error.message : String(error)];
      }
      check(`${site}: ${name}`, problems);
    },
    end() {
      check(`${site}: the console stays silent`, noise);
    },
  };
}

/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} expected
 * @returns {string[]}
 */
export function differs(what, found, expected) {
  return Object.is(found, expected) ? [] : [`${what}: ${found}, not ${expected}`];
}
