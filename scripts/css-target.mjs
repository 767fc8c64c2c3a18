/**
 * The first browsers that know `light-dark()`. An older target makes a build write it out, and then a
 * theme for a part of the page (`data-theme` within it) no longer changes its colours.
 */
export const CSS_TARGET = ['chrome123', 'safari17.5', 'firefox120'];
