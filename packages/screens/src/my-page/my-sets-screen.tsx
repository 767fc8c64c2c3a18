'use client';

import { useMySets } from '../data/sets/use-my-sets.js';
import { MySetsView, type MySetsViewProps } from './my-sets-view.js';

/** The sets of one of an account's own lists; needs an `ApiProvider` above it. */
export function MySetsScreen(props: Omit<MySetsViewProps, 'state'>) {
  return <MySetsView {...props} state={useMySets(props.kind)} />;
}
