/**
 * The first browsers that know `light-dark()`. An older target makes a build write it out, which is
 * longer.
 */
export const CSS_TARGET = ['chrome123', 'safari17.5', 'firefox120'];
