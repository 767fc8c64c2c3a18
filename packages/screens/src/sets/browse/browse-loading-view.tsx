'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { PageLoadingView } from '../../frame/index.js';
import { browseTexts } from '../../indonesian/browse.js';

/** Stands in place of the browsing of question sets while that is on its way. */
export function BrowseLoadingView() {
  const { title, lead } = useTexts(browseTexts);
  return <PageLoadingView title={title} description={lead} />;
}
