'use client';

import { useMySets } from '../data/sets/use-my-sets.js';
import { MySetsView, type MySetsViewProps } from './my-sets-view.js';
import { OwnSetListsView, type OwnSetListsViewProps } from './own-set-lists-view.js';

/** The sets of one of an account's own lists; needs an `ApiProvider` above it. */
export function MySetsScreen(props: Omit<MySetsViewProps, 'state'>) {
  return <MySetsView {...props} state={useMySets(props.kind)} />;
}

/** Pinned sets and those opened last; needs an `ApiProvider` above it. */
export function OwnSetListsScreen({ hrefs }: Pick<OwnSetListsViewProps, 'hrefs'>) {
  return (
    <OwnSetListsView
      lists={{ pinned: useMySets('pinned'), recent: useMySets('recent') }}
      hrefs={hrefs}
    />
  );
}
