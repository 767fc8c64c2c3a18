export { MineSets } from './mine-sets.js';
export { PagedSets } from './paged-sets.js';
