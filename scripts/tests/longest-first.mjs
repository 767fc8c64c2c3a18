import { BaseSequencer } from 'vitest/node';

/** Journeys that walk through many pages in few lines. */
const LONG = ['admin-accessibility', 'inside-files', 'accessibility', 'admin-reflow', 'builder'];

/**
 * Where no earlier run is known, vitest begins with the files of most bytes. These take longer than their
 * bytes say, and what begins last is waited for alone.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, of no array
    return longestFirst(await super.sort(files));
  }
}

/**
 * @template {{ moduleId: string }} File
 * @param {readonly File[]} files
 * @returns {File[]} those that take longest first, the others as they stood
 */
export function longestFirst(files) {
  const rank = (/** @type {File} */ { moduleId }) => {
    const place = LONG.findIndex((name) => moduleId.endsWith(`/journeys/${name}.test.ts`));
    return place < 0 ? LONG.length : place;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
