'use client';

import { useMySets } from '../data/sets/use-my-sets.js';
import { ShelfView, type ShelfViewProps } from './shelf-view.js';

/** Pinned sets and those opened last; needs an `ApiProvider` above it. */
export function ShelfScreen({ hrefs }: Pick<ShelfViewProps, 'hrefs'>) {
  return (
    <ShelfView lists={{ pinned: useMySets('pinned'), recent: useMySets('recent') }} hrefs={hrefs} />
  );
}
