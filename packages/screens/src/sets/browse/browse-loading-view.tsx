'use client';

import { PageLoadingView } from '../../frame/index.js';
import { useBrowseMessages } from './browse-messages.js';

/** Stands in place of the browsing of question sets while that is on its way. */
export function BrowseLoadingView() {
  const { title, lead } = useBrowseMessages();
  return <PageLoadingView title={title} description={lead} />;
}
