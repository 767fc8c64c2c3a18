/** @typedef {{ id: string, importPath: string, exportName?: string, name: string, type: string }} Entry */
/** @typedef {{ story: string, theme: 'light' | 'dark', file: string }} Shot */

const COMPONENT = /packages\/ui\/src\/(?:components|bank)\/.+\.stories\.tsx$/;
const VIEW = /packages\/screens\/src\/.+-view\.stories\.tsx$/;

/**
 * Shots of the visual review: `States` of every component and every state of a screen's view, in both themes.
 * The same rule marks them for Chromatic (mark-snapshots.mjs).
 *
 * @param {Record<string, Entry>} entries of the built Storybook's index.json
 * @returns {Shot[]} in the order of their names
 */
export function shotsOf(entries) {
  return Object.values(entries)
    .filter(
      ({ type, importPath, name }) =>
        type === 'story' &&
        ((COMPONENT.test(importPath) && name === 'States') || VIEW.test(importPath)),
    )
    .map(({ id }) => id)
    .toSorted()
    .flatMap((story) =>
      /** @type {const} */ (['light', 'dark']).map((theme) => ({
        story,
        theme,
        file: `${story}.${theme}.png`,
      })),
    );
}

/**
 * Why stored references cannot be compared with this browser.
 *
 * @param {{ browser: string, platform: string } | undefined} stored
 * @param {{ browser: string, platform: string }} now browser: full version, such as `150.0.7871.46`
 * @returns {string | undefined} a sentence; nothing when they can
 */
export function unfit(stored, now) {
  if (!stored) return 'there are none yet';
  const major = (/** @type {string} */ version) => version.split('.')[0];
  if (major(stored.browser) !== major(now.browser))
    return `they were taken with Chromium ${major(stored.browser)}, this is ${major(now.browser)}`;
  if (stored.platform !== now.platform)
    return `they were taken on ${stored.platform}, this is ${now.platform}`;
  return undefined;
}
