'use client';

import { PageLoadingView } from '../../frame/index.js';
import { useSearchMessages } from '../index.js';

/** Stands in place of the search screen while that is on its way. */
export function SearchLoadingView() {
  const { title, lead } = useSearchMessages();
  return <PageLoadingView title={title} description={lead} />;
}
