'use client';

import type { FoundSetsProps } from './found-sets-props.js';
import { usePagedBank } from './use-paged-bank.js';

/** The results page by page. */
export function PagedSets({ query, children }: FoundSetsProps) {
  return children(usePagedBank(query));
}
