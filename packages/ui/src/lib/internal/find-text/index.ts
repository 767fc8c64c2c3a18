export { findRanges } from './find-ranges.js';
export { toFindable } from './findable.js';
export { type Finder, findSpans, textFinder, wordsFinder } from './finder.js';
export { type Hit, type HitCounts, hitFrom, nextHit, ordinalOf, totalOf } from './hits.js';
export { markRanges } from './marks.js';
export { scrollIntoSight } from './scroll-into-sight.js';
