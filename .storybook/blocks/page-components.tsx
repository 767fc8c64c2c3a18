import { lazy } from 'react';
import { Do, DoDont, Dont } from './do-dont';
import { En, H2, Heading2, Id } from './prose';

// What reads the library's files comes with the pages that show it, not with every story.
const Status = lazy(() => import('./status').then((module) => ({ default: module.Status })));
const Interaction = lazy(() =>
  import('./interaction').then((module) => ({ default: module.Interaction })),
);

/** What a page of the documentation uses without an import. */
export const pageComponents = { h2: Heading2, Id, En, H2, DoDont, Do, Dont, Interaction, Status };
