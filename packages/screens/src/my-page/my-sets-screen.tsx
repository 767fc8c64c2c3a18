'use client';

import { useMySets } from '../data/sets/use-my-sets.js';
import { MySetsView, type MySetsViewProps } from './my-sets-view.js';
import { ShelfView, type ShelfViewProps } from './shelf-view.js';

/** The sets of one of an account's own lists; needs an `ApiProvider` above it. */
export function MySetsScreen(props: Omit<MySetsViewProps, 'state'>) {
  return <MySetsView {...props} state={useMySets(props.kind)} />;
}

/** Pinned sets and those opened last; needs an `ApiProvider` above it. */
export function ShelfScreen({ hrefs }: Pick<ShelfViewProps, 'hrefs'>) {
  return (
    <ShelfView lists={{ pinned: useMySets('pinned'), recent: useMySets('recent') }} hrefs={hrefs} />
  );
}
