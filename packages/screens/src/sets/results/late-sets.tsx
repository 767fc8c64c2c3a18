import { MineSets } from './mine-sets.js';
import { type FoundSetsProps, PagedSets } from './paged-sets.js';

/** Finds sets other than in the whole bank: in one's own list, or at the server. */
export function LateSets(props: FoundSetsProps) {
  return props.query.mine ? <MineSets {...props} /> : <PagedSets {...props} />;
}
